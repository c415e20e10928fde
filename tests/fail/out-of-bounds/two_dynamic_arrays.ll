; ModuleID = 'two_dynamic_arrays.cu'
source_filename = "two_dynamic_arrays.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockDim_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@buf = external addrspace(3) global [0 x float], align 4
@blockDim = extern_weak addrspace(1) global %struct.ws_blockDim_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7squaresPKfPf(ptr noundef %in, ptr noundef %out) #0 !dbg !17 {
entry:
    #dbg_value(ptr %in, !25, !DIExpression(), !31)
    #dbg_value(ptr %out, !26, !DIExpression(), !31)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @buf to ptr), !27, !DIExpression(), !31)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !32
  %idx.ext = zext i32 %0 to i64, !dbg !33
  %add.ptr = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @buf to ptr), i64 %idx.ext, !dbg !33
    #dbg_value(ptr %add.ptr, !28, !DIExpression(), !31)
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
    #dbg_value(i32 %1, !29, !DIExpression(), !31)
  %idxprom = sext i32 %1 to i64, !dbg !35
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom, !dbg !35
  %2 = load float, ptr %arrayidx, align 4, !dbg !35, !tbaa !36
  %idxprom2 = sext i32 %1 to i64, !dbg !38
  %arrayidx3 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @buf to ptr), i64 %idxprom2, !dbg !38
  store float %2, ptr %arrayidx3, align 4, !dbg !39, !tbaa !36
  %idxprom4 = sext i32 %1 to i64, !dbg !40
  %arrayidx5 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @buf to ptr), i64 %idxprom4, !dbg !40
  %3 = load float, ptr %arrayidx5, align 4, !dbg !40, !tbaa !36
  %idxprom6 = sext i32 %1 to i64, !dbg !41
  %arrayidx7 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @buf to ptr), i64 %idxprom6, !dbg !41
  %4 = load float, ptr %arrayidx7, align 4, !dbg !41, !tbaa !36
  %mul = fmul float %3, %4, !dbg !42
  %idxprom8 = sext i32 %1 to i64, !dbg !43
  %arrayidx9 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom8, !dbg !43
  store float %mul, ptr %arrayidx9, align 4, !dbg !44, !tbaa !36
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !45
  %sub = sub nsw i32 63, %1, !dbg !46
  %idxprom10 = sext i32 %sub to i64, !dbg !47
  %arrayidx11 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom10, !dbg !47
  %5 = load float, ptr %arrayidx11, align 4, !dbg !47, !tbaa !36
  %idxprom12 = sext i32 %1 to i64, !dbg !48
  %arrayidx13 = getelementptr inbounds float, ptr %out, i64 %idxprom12, !dbg !48
  store float %5, ptr %arrayidx13, align 4, !dbg !49, !tbaa !36
  ret void, !dbg !50
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "two_dynamic_arrays.cu", directory: ".")
!2 = !{!3, !6}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, file: !5, line: 214)
!4 = !DINamespace(name: "ws_math", scope: null)
!5 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !7, entity: !4, file: !5, line: 215)
!7 = !DINamespace(name: "std", scope: null)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{!"clang version 22.1.8"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = distinct !DISubprogram(name: "squares", linkageName: "_Z7squaresPKfPf", scope: !1, file: !1, line: 7, type: !18, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !24)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !23}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!24 = !{!25, !26, !27, !28, !29}
!25 = !DILocalVariable(name: "in", arg: 1, scope: !17, file: !1, line: 7, type: !20)
!26 = !DILocalVariable(name: "out", arg: 2, scope: !17, file: !1, line: 7, type: !23)
!27 = !DILocalVariable(name: "a", scope: !17, file: !1, line: 9, type: !23)
!28 = !DILocalVariable(name: "b", scope: !17, file: !1, line: 9, type: !23)
!29 = !DILocalVariable(name: "t", scope: !17, file: !1, line: 10, type: !30)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !DILocation(line: 0, scope: !17)
!32 = !DILocation(line: 9, column: 30, scope: !17)
!33 = !DILocation(line: 9, column: 28, scope: !17)
!34 = !DILocation(line: 10, column: 11, scope: !17)
!35 = !DILocation(line: 10, column: 31, scope: !17)
!36 = !{!37, !37, i64 0}
!37 = !{!"float", !15, i64 0}
!38 = !DILocation(line: 10, column: 24, scope: !17)
!39 = !DILocation(line: 10, column: 29, scope: !17)
!40 = !DILocation(line: 11, column: 10, scope: !17)
!41 = !DILocation(line: 11, column: 17, scope: !17)
!42 = !DILocation(line: 11, column: 15, scope: !17)
!43 = !DILocation(line: 11, column: 3, scope: !17)
!44 = !DILocation(line: 11, column: 8, scope: !17)
!45 = !DILocation(line: 12, column: 3, scope: !17)
!46 = !DILocation(line: 13, column: 17, scope: !17)
!47 = !DILocation(line: 13, column: 12, scope: !17)
!48 = !DILocation(line: 13, column: 3, scope: !17)
!49 = !DILocation(line: 13, column: 10, scope: !17)
!50 = !DILocation(line: 14, column: 1, scope: !17)
