; ModuleID = 'constant_memory.cu'
source_filename = "constant_memory.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@table = addrspace(4) externally_initialized constant [4 x i32] [i32 3, i32 1, i32 4, i32 1], align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @table to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !20 {
entry:
  %o.addr = alloca ptr, align 8
  %t = alloca i32, align 4
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !25, !DIExpression(), !26)
    #dbg_declare(ptr %t, !27, !DIExpression(), !28)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  store i32 %0, ptr %t, align 4, !dbg !28
  %1 = load i32, ptr %t, align 4, !dbg !30
  %and = and i32 %1, 3, !dbg !31
  %idxprom = sext i32 %and to i64, !dbg !32
  %arrayidx = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(4) @table to ptr), i64 0, i64 %idxprom, !dbg !32
  %2 = load i32, ptr %arrayidx, align 4, !dbg !32
  %3 = load i32, ptr %t, align 4, !dbg !33
  %add = add nsw i32 %2, %3, !dbg !34
  %4 = load ptr, ptr %o.addr, align 8, !dbg !35
  %5 = load i32, ptr %t, align 4, !dbg !36
  %and1 = and i32 %5, 3, !dbg !37
  %idxprom2 = sext i32 %and1 to i64, !dbg !35
  %arrayidx3 = getelementptr inbounds i32, ptr %4, i64 %idxprom2, !dbg !35
  store i32 %add, ptr %arrayidx3, align 4, !dbg !38
  ret void, !dbg !39
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18}
!llvm.ident = !{!19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 4, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 7, type: !11, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, imports: !5, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "constant_memory.cu", directory: ".")
!4 = !{!0}
!5 = !{!6, !9}
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !7, file: !8, line: 206)
!7 = !DINamespace(name: "ws_math", scope: null)
!8 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!9 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !7, file: !8, line: 207)
!10 = !DINamespace(name: "std", scope: null)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 128, elements: !13)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!14}
!14 = !DISubrange(count: 4)
!15 = !{i32 7, !"Dwarf Version", i32 4}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!19 = !{!"clang version 22.1.8"}
!20 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 8, type: !21, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!21 = !DISubroutineType(types: !22)
!22 = !{null, !23}
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!24 = !{}
!25 = !DILocalVariable(name: "o", arg: 1, scope: !20, file: !3, line: 8, type: !23)
!26 = !DILocation(line: 8, column: 24, scope: !20)
!27 = !DILocalVariable(name: "t", scope: !20, file: !3, line: 9, type: !12)
!28 = !DILocation(line: 9, column: 7, scope: !20)
!29 = !DILocation(line: 9, column: 11, scope: !20)
!30 = !DILocation(line: 10, column: 20, scope: !20)
!31 = !DILocation(line: 10, column: 22, scope: !20)
!32 = !DILocation(line: 10, column: 14, scope: !20)
!33 = !DILocation(line: 10, column: 29, scope: !20)
!34 = !DILocation(line: 10, column: 27, scope: !20)
!35 = !DILocation(line: 10, column: 3, scope: !20)
!36 = !DILocation(line: 10, column: 5, scope: !20)
!37 = !DILocation(line: 10, column: 7, scope: !20)
!38 = !DILocation(line: 10, column: 12, scope: !20)
!39 = !DILocation(line: 11, column: 1, scope: !20)
