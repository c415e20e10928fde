; ModuleID = 'shared_limit.cu'
source_filename = "shared_limit.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPfE1a = internal addrspace(3) global [40000 x float] undef, align 4, !dbg !0
@_ZZ1kPfE1b = internal addrspace(3) global [40000 x float] undef, align 4, !dbg !10
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPf(ptr noundef %o) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !22, !DIExpression(), !32)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  %idxprom = zext i32 %0 to i64, !dbg !34
  %arrayidx = getelementptr inbounds nuw float, ptr %o, i64 %idxprom, !dbg !34
  %1 = load float, ptr %arrayidx, align 4, !dbg !34, !tbaa !35
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
  %idxprom2 = zext i32 %2 to i64, !dbg !38
  %arrayidx3 = getelementptr inbounds nuw [40000 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfE1a to ptr), i64 0, i64 %idxprom2, !dbg !38
  store float %1, ptr %arrayidx3, align 4, !dbg !39, !tbaa !35
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  %idxprom5 = zext i32 %3 to i64, !dbg !41
  %arrayidx6 = getelementptr inbounds nuw float, ptr %o, i64 %idxprom5, !dbg !41
  %4 = load float, ptr %arrayidx6, align 4, !dbg !41, !tbaa !35
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !42
  %idxprom8 = zext i32 %5 to i64, !dbg !43
  %arrayidx9 = getelementptr inbounds nuw [40000 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfE1b to ptr), i64 0, i64 %idxprom8, !dbg !43
  store float %4, ptr %arrayidx9, align 4, !dbg !44, !tbaa !35
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !45
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !46
  %sub = sub i32 63, %6, !dbg !47
  %idxprom11 = zext i32 %sub to i64, !dbg !48
  %arrayidx12 = getelementptr inbounds nuw [40000 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfE1a to ptr), i64 0, i64 %idxprom11, !dbg !48
  %7 = load float, ptr %arrayidx12, align 4, !dbg !48, !tbaa !35
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !49
  %sub14 = sub i32 63, %8, !dbg !50
  %idxprom15 = zext i32 %sub14 to i64, !dbg !51
  %arrayidx16 = getelementptr inbounds nuw [40000 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPfE1b to ptr), i64 0, i64 %idxprom15, !dbg !51
  %9 = load float, ptr %arrayidx16, align 4, !dbg !51, !tbaa !35
  %add = fadd float %7, %9, !dbg !52
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !53
  %idxprom18 = zext i32 %10 to i64, !dbg !54
  %arrayidx19 = getelementptr inbounds nuw float, ptr %o, i64 %idxprom18, !dbg !54
  store float %add, ptr %arrayidx19, align 4, !dbg !55, !tbaa !35
  ret void, !dbg !56
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!23, !24, !25, !26}
!llvm.ident = !{!27}
!llvm.errno.tbaa = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 3, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPf", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !21)
!3 = !DIFile(filename: "shared_limit.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !15, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0, !10}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!11 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 4, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 1280000, elements: !13)
!13 = !{!14}
!14 = !DISubrange(count: 40000)
!15 = !{!16, !19}
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !17, file: !18, line: 206)
!17 = !DINamespace(name: "ws_math", scope: null)
!18 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !20, entity: !17, file: !18, line: 207)
!20 = !DINamespace(name: "std", scope: null)
!21 = !{!22}
!22 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 2, type: !6)
!23 = !{i32 7, !"Dwarf Version", i32 4}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!27 = !{!"clang version 22.1.8"}
!28 = !{!29, !29, i64 0}
!29 = !{!"int", !30, i64 0}
!30 = !{!"omnipotent char", !31, i64 0}
!31 = !{!"Simple C++ TBAA"}
!32 = !DILocation(line: 0, scope: !2)
!33 = !DILocation(line: 5, column: 22, scope: !2)
!34 = !DILocation(line: 5, column: 20, scope: !2)
!35 = !{!36, !36, i64 0}
!36 = !{!"float", !30, i64 0}
!37 = !DILocation(line: 5, column: 5, scope: !2)
!38 = !DILocation(line: 5, column: 3, scope: !2)
!39 = !DILocation(line: 5, column: 18, scope: !2)
!40 = !DILocation(line: 6, column: 22, scope: !2)
!41 = !DILocation(line: 6, column: 20, scope: !2)
!42 = !DILocation(line: 6, column: 5, scope: !2)
!43 = !DILocation(line: 6, column: 3, scope: !2)
!44 = !DILocation(line: 6, column: 18, scope: !2)
!45 = !DILocation(line: 7, column: 3, scope: !2)
!46 = !DILocation(line: 8, column: 27, scope: !2)
!47 = !DILocation(line: 8, column: 25, scope: !2)
!48 = !DILocation(line: 8, column: 20, scope: !2)
!49 = !DILocation(line: 8, column: 49, scope: !2)
!50 = !DILocation(line: 8, column: 47, scope: !2)
!51 = !DILocation(line: 8, column: 42, scope: !2)
!52 = !DILocation(line: 8, column: 40, scope: !2)
!53 = !DILocation(line: 8, column: 5, scope: !2)
!54 = !DILocation(line: 8, column: 3, scope: !2)
!55 = !DILocation(line: 8, column: 18, scope: !2)
!56 = !DILocation(line: 9, column: 1, scope: !2)
