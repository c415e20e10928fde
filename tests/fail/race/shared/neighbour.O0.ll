; ModuleID = 'neighbour.cu'
source_filename = "neighbour.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiE1s = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !2 {
entry:
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %t, !27, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  store i32 %0, ptr %t, align 4, !dbg !28
  %1 = load i32, ptr %t, align 4, !dbg !30
  %2 = load i32, ptr %t, align 4, !dbg !31
  %idxprom = sext i32 %2 to i64, !dbg !32
  %arrayidx = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom, !dbg !32
  store i32 %1, ptr %arrayidx, align 4, !dbg !33
  %3 = load i32, ptr %t, align 4, !dbg !34
  %add = add nsw i32 %3, 1, !dbg !35
  %and = and i32 %add, 63, !dbg !36
  %idxprom1 = sext i32 %and to i64, !dbg !37
  %arrayidx2 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom1, !dbg !37
  %4 = load i32, ptr %arrayidx2, align 4, !dbg !37
  %5 = load ptr, ptr %o.addr, align 8, !dbg !38
  %6 = load i32, ptr %t, align 4, !dbg !39
  %idxprom3 = sext i32 %6 to i64, !dbg !38
  %arrayidx4 = getelementptr inbounds i32, ptr %5, i64 %idxprom3, !dbg !38
  store i32 %4, ptr %arrayidx4, align 4, !dbg !40
  ret void, !dbg !41
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 13, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 12, type: !4, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "neighbour.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 206)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 207)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{}
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 64)
!20 = !{i32 7, !"Dwarf Version", i32 4}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!24 = !{!"clang version 22.1.8"}
!25 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 12, type: !6)
!26 = !DILocation(line: 12, column: 24, scope: !2)
!27 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 14, type: !7)
!28 = !DILocation(line: 14, column: 7, scope: !2)
!29 = !DILocation(line: 14, column: 11, scope: !2)
!30 = !DILocation(line: 15, column: 10, scope: !2)
!31 = !DILocation(line: 15, column: 5, scope: !2)
!32 = !DILocation(line: 15, column: 3, scope: !2)
!33 = !DILocation(line: 15, column: 8, scope: !2)
!34 = !DILocation(line: 16, column: 13, scope: !2)
!35 = !DILocation(line: 16, column: 15, scope: !2)
!36 = !DILocation(line: 16, column: 20, scope: !2)
!37 = !DILocation(line: 16, column: 10, scope: !2)
!38 = !DILocation(line: 16, column: 3, scope: !2)
!39 = !DILocation(line: 16, column: 5, scope: !2)
!40 = !DILocation(line: 16, column: 8, scope: !2)
!41 = !DILocation(line: 17, column: 1, scope: !2)
