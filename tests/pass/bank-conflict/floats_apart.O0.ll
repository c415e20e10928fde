; ModuleID = 'floats_apart.cu'
source_filename = "floats_apart.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ5apartPfE1d = internal addrspace(3) global [128 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z5apartPf(ptr noundef %out) #0 !dbg !2 {
entry:
  %out.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %out, ptr %out.addr, align 8
    #dbg_declare(ptr %out.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %t, !27, !DIExpression(), !29)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
  store i32 %0, ptr %t, align 4, !dbg !29
  %1 = load i32, ptr %t, align 4, !dbg !31
  %conv = sitofp i32 %1 to float, !dbg !31
  %2 = load i32, ptr %t, align 4, !dbg !32
  %mul = mul nsw i32 4, %2, !dbg !33
  %idxprom = sext i32 %mul to i64, !dbg !34
  %arrayidx = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5apartPfE1d to ptr), i64 0, i64 %idxprom, !dbg !34
  store float %conv, ptr %arrayidx, align 4, !dbg !35
  %3 = load i32, ptr %t, align 4, !dbg !36
  %add = add nsw i32 %3, 1, !dbg !37
  %conv1 = sitofp i32 %add to float, !dbg !36
  %4 = load i32, ptr %t, align 4, !dbg !38
  %mul2 = mul nsw i32 4, %4, !dbg !39
  %add3 = add nsw i32 %mul2, 1, !dbg !40
  %idxprom4 = sext i32 %add3 to i64, !dbg !41
  %arrayidx5 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5apartPfE1d to ptr), i64 0, i64 %idxprom4, !dbg !41
  store float %conv1, ptr %arrayidx5, align 4, !dbg !42
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !43
  %5 = load i32, ptr %t, align 4, !dbg !44
  %and = and i32 %5, -4, !dbg !45
  %idxprom6 = sext i32 %and to i64, !dbg !46
  %arrayidx7 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5apartPfE1d to ptr), i64 0, i64 %idxprom6, !dbg !46
  %6 = load float, ptr %arrayidx7, align 4, !dbg !46
  %7 = load ptr, ptr %out.addr, align 8, !dbg !47
  %8 = load i32, ptr %t, align 4, !dbg !48
  %idxprom8 = sext i32 %8 to i64, !dbg !47
  %arrayidx9 = getelementptr inbounds float, ptr %7, i64 %idxprom8, !dbg !47
  store float %6, ptr %arrayidx9, align 4, !dbg !49
  ret void, !dbg !50
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !3, line: 8, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "apart", linkageName: "_Z5apartPf", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "floats_apart.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 214)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 215)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{}
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 4096, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 128)
!20 = !{i32 7, !"Dwarf Version", i32 4}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!24 = !{!"clang version 22.1.8"}
!25 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!26 = !DILocation(line: 7, column: 30, scope: !2)
!27 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 9, type: !28)
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !DILocation(line: 9, column: 7, scope: !2)
!30 = !DILocation(line: 9, column: 11, scope: !2)
!31 = !DILocation(line: 10, column: 14, scope: !2)
!32 = !DILocation(line: 10, column: 9, scope: !2)
!33 = !DILocation(line: 10, column: 7, scope: !2)
!34 = !DILocation(line: 10, column: 3, scope: !2)
!35 = !DILocation(line: 10, column: 12, scope: !2)
!36 = !DILocation(line: 11, column: 18, scope: !2)
!37 = !DILocation(line: 11, column: 20, scope: !2)
!38 = !DILocation(line: 11, column: 9, scope: !2)
!39 = !DILocation(line: 11, column: 7, scope: !2)
!40 = !DILocation(line: 11, column: 11, scope: !2)
!41 = !DILocation(line: 11, column: 3, scope: !2)
!42 = !DILocation(line: 11, column: 16, scope: !2)
!43 = !DILocation(line: 12, column: 3, scope: !2)
!44 = !DILocation(line: 13, column: 14, scope: !2)
!45 = !DILocation(line: 13, column: 16, scope: !2)
!46 = !DILocation(line: 13, column: 12, scope: !2)
!47 = !DILocation(line: 13, column: 3, scope: !2)
!48 = !DILocation(line: 13, column: 7, scope: !2)
!49 = !DILocation(line: 13, column: 10, scope: !2)
!50 = !DILocation(line: 14, column: 1, scope: !2)
