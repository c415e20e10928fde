; ModuleID = 'syncwarp_half.cu'
source_filename = "syncwarp_half.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiE1s = internal addrspace(3) global [32 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !2 {
entry:
  %mask.addr.i = alloca i32, align 4
  %o.addr = alloca ptr, align 8
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !25, !DIExpression(), !26)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !28
  %idxprom = zext i32 %1 to i64, !dbg !29
  %arrayidx = getelementptr inbounds nuw [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom, !dbg !29
  store i32 %0, ptr %arrayidx, align 4, !dbg !30
  store i32 -1, ptr %mask.addr.i, align 4, !dbg !31
  %2 = load i32, ptr %mask.addr.i, align 4, !dbg !31
  call void @llvm.nvvm.bar.warp.sync(i32 %2), !dbg !31
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
  %sub = sub i32 31, %3, !dbg !33
  %idxprom3 = zext i32 %sub to i64, !dbg !34
  %arrayidx4 = getelementptr inbounds nuw [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE1s to ptr), i64 0, i64 %idxprom3, !dbg !34
  %4 = load i32, ptr %arrayidx4, align 4, !dbg !34
  %5 = load ptr, ptr %o.addr, align 8, !dbg !35
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
  %idxprom6 = zext i32 %6 to i64, !dbg !35
  %arrayidx7 = getelementptr inbounds nuw i32, ptr %5, i64 %idxprom6, !dbg !35
  store i32 %4, ptr %arrayidx7, align 4, !dbg !37
  ret void, !dbg !38
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 8, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 7, type: !4, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "syncwarp_half.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 214)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 215)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{}
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 1024, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 32)
!20 = !{i32 7, !"Dwarf Version", i32 4}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!24 = !{!"clang version 22.1.8"}
!25 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 7, type: !6)
!26 = !DILocation(line: 7, column: 24, scope: !2)
!27 = !DILocation(line: 9, column: 20, scope: !2)
!28 = !DILocation(line: 9, column: 5, scope: !2)
!29 = !DILocation(line: 9, column: 3, scope: !2)
!30 = !DILocation(line: 9, column: 18, scope: !2)
!31 = !DILocation(line: 10, column: 3, scope: !2)
!32 = !DILocation(line: 11, column: 27, scope: !2)
!33 = !DILocation(line: 11, column: 25, scope: !2)
!34 = !DILocation(line: 11, column: 20, scope: !2)
!35 = !DILocation(line: 11, column: 3, scope: !2)
!36 = !DILocation(line: 11, column: 5, scope: !2)
!37 = !DILocation(line: 11, column: 18, scope: !2)
!38 = !DILocation(line: 12, column: 1, scope: !2)
