; ModuleID = 'one_warp.cu'
source_filename = "one_warp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.int2 = type { i32, i32 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z5resetPK4int2Pi(ptr noundef %e, ptr noundef %a) #0 !dbg !17 {
entry:
    #dbg_value(ptr %e, !29, !DIExpression(), !32)
    #dbg_value(ptr %a, !30, !DIExpression(), !32)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  %idxprom = zext i32 %0 to i64, !dbg !34
  %arrayidx = getelementptr inbounds nuw %struct.int2, ptr %e, i64 %idxprom, !dbg !34
  %v.sroa.0.0.copyload = load i32, ptr %arrayidx, align 8, !dbg !34, !tbaa !13
    #dbg_value(i32 %v.sroa.0.0.copyload, !31, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !32)
  %v.sroa.4.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 4, !dbg !34
  %v.sroa.4.0.copyload = load i32, ptr %v.sroa.4.0.arrayidx.sroa_idx, align 4, !dbg !34, !tbaa !13
    #dbg_value(i32 %v.sroa.4.0.copyload, !31, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !32)
  %idxprom1 = sext i32 %v.sroa.0.0.copyload to i64, !dbg !35
  %arrayidx2 = getelementptr inbounds i32, ptr %a, i64 %idxprom1, !dbg !35
  store i32 -1, ptr %arrayidx2, align 4, !dbg !36, !tbaa !13
  %idxprom3 = sext i32 %v.sroa.4.0.copyload to i64, !dbg !37
  %arrayidx4 = getelementptr inbounds i32, ptr %a, i64 %idxprom3, !dbg !37
  store i32 -1, ptr %arrayidx4, align 4, !dbg !38, !tbaa !13
  ret void, !dbg !39
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "one_warp.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "reset", linkageName: "_Z5resetPK4int2Pi", scope: !1, file: !1, line: 10, type: !18, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !28)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !27}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "int2", file: !5, line: 48, size: 64, align: 64, flags: DIFlagTypePassByValue, elements: !23, identifier: "_ZTS4int2")
!23 = !{!24, !26}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !22, file: !5, line: 48, baseType: !25, size: 32)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !22, file: !5, line: 48, baseType: !25, size: 32, offset: 32)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!28 = !{!29, !30, !31}
!29 = !DILocalVariable(name: "e", arg: 1, scope: !17, file: !1, line: 10, type: !20)
!30 = !DILocalVariable(name: "a", arg: 2, scope: !17, file: !1, line: 10, type: !27)
!31 = !DILocalVariable(name: "v", scope: !17, file: !1, line: 11, type: !22)
!32 = !DILocation(line: 0, scope: !17)
!33 = !DILocation(line: 11, column: 14, scope: !17)
!34 = !DILocation(line: 11, column: 12, scope: !17)
!35 = !DILocation(line: 12, column: 3, scope: !17)
!36 = !DILocation(line: 12, column: 10, scope: !17)
!37 = !DILocation(line: 13, column: 3, scope: !17)
!38 = !DILocation(line: 13, column: 10, scope: !17)
!39 = !DILocation(line: 14, column: 1, scope: !17)
