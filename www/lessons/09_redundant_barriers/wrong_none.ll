; ModuleID = 'wrong_none.cu'
source_filename = "wrong_none.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.ws_blockDim_t = type { i8 }

@_ZZ7squaresPKiPiE1s = internal addrspace(3) global [256 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7squaresPKiPi(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !19, !DIExpression(), !35)
    #dbg_value(ptr %out, !20, !DIExpression(), !35)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
    #dbg_value(i32 %0, !21, !DIExpression(), !35)
  %idxprom = sext i32 %0 to i64, !dbg !37
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom, !dbg !37
  %1 = load i32, ptr %arrayidx, align 4, !dbg !37, !tbaa !31
  %idxprom1 = sext i32 %0 to i64, !dbg !38
  %arrayidx2 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7squaresPKiPiE1s to ptr), i64 0, i64 %idxprom1, !dbg !38
  store i32 %1, ptr %arrayidx2, align 4, !dbg !39, !tbaa !31
  %idxprom3 = sext i32 %0 to i64, !dbg !40
  %arrayidx4 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7squaresPKiPiE1s to ptr), i64 0, i64 %idxprom3, !dbg !40
  %2 = load i32, ptr %arrayidx4, align 4, !dbg !40, !tbaa !31
  %idxprom5 = sext i32 %0 to i64, !dbg !41
  %arrayidx6 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7squaresPKiPiE1s to ptr), i64 0, i64 %idxprom5, !dbg !41
  %3 = load i32, ptr %arrayidx6, align 4, !dbg !41, !tbaa !31
  %mul = mul nsw i32 %2, %3, !dbg !42
  %idxprom7 = sext i32 %0 to i64, !dbg !43
  %arrayidx8 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7squaresPKiPiE1s to ptr), i64 0, i64 %idxprom7, !dbg !43
  store i32 %mul, ptr %arrayidx8, align 4, !dbg !44, !tbaa !31
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !45
  %sub = sub i32 %4, 1, !dbg !46
  %sub10 = sub i32 %sub, %0, !dbg !47
  %idxprom11 = zext i32 %sub10 to i64, !dbg !48
  %arrayidx12 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7squaresPKiPiE1s to ptr), i64 0, i64 %idxprom11, !dbg !48
  %5 = load i32, ptr %arrayidx12, align 4, !dbg !48, !tbaa !31
    #dbg_value(i32 %5, !22, !DIExpression(), !35)
  %idxprom13 = sext i32 %0 to i64, !dbg !49
  %arrayidx14 = getelementptr inbounds i32, ptr %out, i64 %idxprom13, !dbg !49
  store i32 %5, ptr %arrayidx14, align 4, !dbg !50, !tbaa !31
  ret void, !dbg !51
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!26, !27, !28, !29}
!llvm.ident = !{!30}
!llvm.errno.tbaa = !{!31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 3, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "squares", linkageName: "_Z7squaresPKiPi", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !18)
!3 = !DIFile(filename: "wrong_none.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !11, imports: !12, splitDebugInlining: false, nameTableKind: None)
!11 = !{!0}
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !14, file: !15, line: 214)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 215)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{!19, !20, !21, !22}
!19 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 2, type: !6)
!20 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 2, type: !9)
!21 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 4, type: !8)
!22 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 7, type: !8)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 256)
!26 = !{i32 7, !"Dwarf Version", i32 4}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!30 = !{!"clang version 22.1.8"}
!31 = !{!32, !32, i64 0}
!32 = !{!"int", !33, i64 0}
!33 = !{!"omnipotent char", !34, i64 0}
!34 = !{!"Simple C++ TBAA"}
!35 = !DILocation(line: 0, scope: !2)
!36 = !DILocation(line: 4, column: 11, scope: !2)
!37 = !DILocation(line: 5, column: 10, scope: !2)
!38 = !DILocation(line: 5, column: 3, scope: !2)
!39 = !DILocation(line: 5, column: 8, scope: !2)
!40 = !DILocation(line: 6, column: 10, scope: !2)
!41 = !DILocation(line: 6, column: 17, scope: !2)
!42 = !DILocation(line: 6, column: 15, scope: !2)
!43 = !DILocation(line: 6, column: 3, scope: !2)
!44 = !DILocation(line: 6, column: 8, scope: !2)
!45 = !DILocation(line: 7, column: 13, scope: !2)
!46 = !DILocation(line: 7, column: 24, scope: !2)
!47 = !DILocation(line: 7, column: 28, scope: !2)
!48 = !DILocation(line: 7, column: 11, scope: !2)
!49 = !DILocation(line: 8, column: 3, scope: !2)
!50 = !DILocation(line: 8, column: 10, scope: !2)
!51 = !DILocation(line: 9, column: 1, scope: !2)
