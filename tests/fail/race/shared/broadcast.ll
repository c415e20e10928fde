; ModuleID = 'broadcast.cu'
source_filename = "broadcast.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiE3lim = internal addrspace(3) global i32 undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPi(ptr noundef %o) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !17, !DIExpression(), !27)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !28
  %cmp = icmp eq i32 %0, 0, !dbg !30
  br i1 %cmp, label %if.then, label %if.end, !dbg !30

if.then:                                          ; preds = %entry
  store i32 7, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE3lim to ptr), align 4, !dbg !31, !tbaa !23
  br label %if.end, !dbg !32

if.end:                                           ; preds = %if.then, %entry
  %1 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiE3lim to ptr), align 4, !dbg !33, !tbaa !23
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
  %idxprom = zext i32 %2 to i64, !dbg !35
  %arrayidx = getelementptr inbounds nuw i32, ptr %o, i64 %idxprom, !dbg !35
  store i32 %1, ptr %arrayidx, align 4, !dbg !36, !tbaa !23
  ret void, !dbg !37
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!18, !19, !20, !21}
!llvm.ident = !{!22}
!llvm.errno.tbaa = !{!23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "lim", scope: !2, file: !3, line: 9, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPi", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "broadcast.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 214)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 215)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{!17}
!17 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!18 = !{i32 7, !"Dwarf Version", i32 4}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!22 = !{!"clang version 22.1.8"}
!23 = !{!24, !24, i64 0}
!24 = !{!"int", !25, i64 0}
!25 = !{!"omnipotent char", !26, i64 0}
!26 = !{!"Simple C++ TBAA"}
!27 = !DILocation(line: 0, scope: !2)
!28 = !DILocation(line: 10, column: 7, scope: !29)
!29 = distinct !DILexicalBlock(scope: !2, file: !3, line: 10, column: 7)
!30 = !DILocation(line: 10, column: 19, scope: !29)
!31 = !DILocation(line: 11, column: 9, scope: !29)
!32 = !DILocation(line: 11, column: 5, scope: !29)
!33 = !DILocation(line: 12, column: 20, scope: !2)
!34 = !DILocation(line: 12, column: 5, scope: !2)
!35 = !DILocation(line: 12, column: 3, scope: !2)
!36 = !DILocation(line: 12, column: 18, scope: !2)
!37 = !DILocation(line: 13, column: 1, scope: !2)
