; ModuleID = 'advice_update_by_many.cu'
source_filename = "advice_update_by_many.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ3dotPfS_S_E3sum = internal addrspace(3) global [1 x float] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z3dotPfS_S_(ptr noundef %a, ptr noundef %b, ptr noundef %c) #0 !dbg !2 {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %tid = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !25, !DIExpression(), !26)
  store ptr %b, ptr %b.addr, align 8
    #dbg_declare(ptr %b.addr, !27, !DIExpression(), !28)
  store ptr %c, ptr %c.addr, align 8
    #dbg_declare(ptr %c.addr, !29, !DIExpression(), !30)
    #dbg_declare(ptr %tid, !31, !DIExpression(), !33)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
  store i32 %0, ptr %tid, align 4, !dbg !33
  %1 = load i32, ptr %tid, align 4, !dbg !35
  %cmp = icmp eq i32 %1, 0, !dbg !37
  br i1 %cmp, label %if.then, label %if.end, !dbg !37

if.then:                                          ; preds = %entry
  store float 0.000000e+00, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotPfS_S_E3sum to ptr), align 4, !dbg !38
  br label %if.end, !dbg !39

if.end:                                           ; preds = %if.then, %entry
  %2 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotPfS_S_E3sum to ptr), align 4, !dbg !40
  %3 = load ptr, ptr %a.addr, align 8, !dbg !41
  %4 = load i32, ptr %tid, align 4, !dbg !42
  %idxprom = sext i32 %4 to i64, !dbg !41
  %arrayidx = getelementptr inbounds float, ptr %3, i64 %idxprom, !dbg !41
  %5 = load float, ptr %arrayidx, align 4, !dbg !41
  %6 = load ptr, ptr %b.addr, align 8, !dbg !43
  %7 = load i32, ptr %tid, align 4, !dbg !44
  %idxprom1 = sext i32 %7 to i64, !dbg !43
  %arrayidx2 = getelementptr inbounds float, ptr %6, i64 %idxprom1, !dbg !43
  %8 = load float, ptr %arrayidx2, align 4, !dbg !43
  %9 = call float @llvm.fmuladd.f32(float %5, float %8, float %2), !dbg !45
  store float %9, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotPfS_S_E3sum to ptr), align 4, !dbg !46
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !47
  %10 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ3dotPfS_S_E3sum to ptr), align 4, !dbg !48
  %11 = load ptr, ptr %c.addr, align 8, !dbg !49
  %arrayidx3 = getelementptr inbounds float, ptr %11, i64 0, !dbg !49
  store float %10, ptr %arrayidx3, align 4, !dbg !50
  ret void, !dbg !51
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 11, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "dot", linkageName: "_Z3dotPfS_S_", scope: !3, file: !3, line: 10, type: !4, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "advice_update_by_many.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !6}
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
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 32, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 1)
!20 = !{i32 7, !"Dwarf Version", i32 4}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!24 = !{!"clang version 22.1.8"}
!25 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 10, type: !6)
!26 = !DILocation(line: 10, column: 28, scope: !2)
!27 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 10, type: !6)
!28 = !DILocation(line: 10, column: 38, scope: !2)
!29 = !DILocalVariable(name: "c", arg: 3, scope: !2, file: !3, line: 10, type: !6)
!30 = !DILocation(line: 10, column: 48, scope: !2)
!31 = !DILocalVariable(name: "tid", scope: !2, file: !3, line: 12, type: !32)
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !DILocation(line: 12, column: 7, scope: !2)
!34 = !DILocation(line: 12, column: 13, scope: !2)
!35 = !DILocation(line: 13, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !2, file: !3, line: 13, column: 7)
!37 = !DILocation(line: 13, column: 11, scope: !36)
!38 = !DILocation(line: 13, column: 24, scope: !36)
!39 = !DILocation(line: 13, column: 17, scope: !36)
!40 = !DILocation(line: 14, column: 12, scope: !2)
!41 = !DILocation(line: 14, column: 21, scope: !2)
!42 = !DILocation(line: 14, column: 23, scope: !2)
!43 = !DILocation(line: 14, column: 30, scope: !2)
!44 = !DILocation(line: 14, column: 32, scope: !2)
!45 = !DILocation(line: 14, column: 19, scope: !2)
!46 = !DILocation(line: 14, column: 10, scope: !2)
!47 = !DILocation(line: 15, column: 3, scope: !2)
!48 = !DILocation(line: 16, column: 10, scope: !2)
!49 = !DILocation(line: 16, column: 3, scope: !2)
!50 = !DILocation(line: 16, column: 8, scope: !2)
!51 = !DILocation(line: 17, column: 1, scope: !2)
