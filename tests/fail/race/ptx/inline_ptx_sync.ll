; ModuleID = 'inline_ptx_sync.cu'
source_filename = "inline_ptx_sync.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockIdx_t = type { i8 }

@_ZZ1kPjE1s = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPj(ptr noundef %o) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !17, !DIExpression(), !34)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
    #dbg_value(i32 %0, !18, !DIExpression(), !34)
  %1 = call i64 asm "cvta.to.shared.u64 $0, $1;", "=l,l"(ptr addrspacecast (ptr addrspace(3) @_ZZ1kPjE1s to ptr)) #3, !dbg !36, !srcloc !37
    #dbg_value(i64 %1, !20, !DIExpression(), !34)
  %mul = mul i32 4, %0, !dbg !38
  %conv = zext i32 %mul to i64, !dbg !39
  %add = add i64 %1, %conv, !dbg !40
  call void asm sideeffect "st.shared.u32 [$0], $1;", "l,r,~{memory}"(i64 %add, i32 %0) #4, !dbg !41, !srcloc !42
  %sub = sub i32 63, %0, !dbg !43
  %mul1 = mul i32 4, %sub, !dbg !44
  %conv2 = zext i32 %mul1 to i64, !dbg !45
  %add3 = add i64 %1, %conv2, !dbg !46
  %2 = call i32 asm sideeffect "ld.volatile.shared.u32 $0, [$1];", "=r,l,~{memory}"(i64 %add3) #4, !dbg !47, !srcloc !48
    #dbg_value(i32 %2, !19, !DIExpression(), !34)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !49
  %mul5 = mul i32 %3, 64, !dbg !50
  %add6 = add i32 %mul5, %0, !dbg !51
  %idxprom = zext i32 %add6 to i64, !dbg !52
  %arrayidx = getelementptr inbounds nuw i32, ptr %o, i64 %idxprom, !dbg !52
  store i32 %2, ptr %arrayidx, align 4, !dbg !53, !tbaa !30
  ret void, !dbg !54
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!25, !26, !27, !28}
!llvm.ident = !{!29}
!llvm.errno.tbaa = !{!30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 9, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPj", scope: !3, file: !3, line: 8, type: !4, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !16)
!3 = !DIFile(filename: "inline_ptx_sync.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, imports: !10, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{!11, !14}
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !8, entity: !12, file: !13, line: 206)
!12 = !DINamespace(name: "ws_math", scope: null)
!13 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !15, entity: !12, file: !13, line: 207)
!15 = !DINamespace(name: "std", scope: null)
!16 = !{!17, !18, !19, !20}
!17 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 8, type: !6)
!18 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 10, type: !7)
!19 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 10, type: !7)
!20 = !DILocalVariable(name: "at", scope: !2, file: !3, line: 11, type: !21)
!21 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 64)
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
!35 = !DILocation(line: 10, column: 16, scope: !2)
!36 = !DILocation(line: 12, column: 3, scope: !2)
!37 = !{i64 470}
!38 = !DILocation(line: 13, column: 57, scope: !2)
!39 = !DILocation(line: 13, column: 55, scope: !2)
!40 = !DILocation(line: 13, column: 53, scope: !2)
!41 = !DILocation(line: 13, column: 3, scope: !2)
!42 = !{i64 536}
!43 = !DILocation(line: 14, column: 80, scope: !2)
!44 = !DILocation(line: 14, column: 74, scope: !2)
!45 = !DILocation(line: 14, column: 72, scope: !2)
!46 = !DILocation(line: 14, column: 70, scope: !2)
!47 = !DILocation(line: 14, column: 3, scope: !2)
!48 = !{i64 618}
!49 = !DILocation(line: 15, column: 5, scope: !2)
!50 = !DILocation(line: 15, column: 16, scope: !2)
!51 = !DILocation(line: 15, column: 21, scope: !2)
!52 = !DILocation(line: 15, column: 3, scope: !2)
!53 = !DILocation(line: 15, column: 26, scope: !2)
!54 = !DILocation(line: 16, column: 1, scope: !2)
