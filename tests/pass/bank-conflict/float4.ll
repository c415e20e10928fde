; ModuleID = 'float4.cu'
source_filename = "float4.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }
%struct.ws_threadIdx_t = type { i8 }

@_ZZ9write_vecPK6float4PS_E1d = internal addrspace(3) global [256 x %struct.float4] undef, align 16, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z9write_vecPK6float4PS_(ptr noundef %in, ptr noundef %out) #0 !dbg !2 {
entry:
    #dbg_value(ptr %in, !25, !DIExpression(), !40)
    #dbg_value(ptr %out, !26, !DIExpression(), !40)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !41
  %idxprom = zext i32 %0 to i64, !dbg !42
  %arrayidx = getelementptr inbounds nuw %struct.float4, ptr %in, i64 %idxprom, !dbg !42
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !43
  %idxprom2 = zext i32 %1 to i64, !dbg !44
  %arrayidx3 = getelementptr inbounds nuw [256 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ9write_vecPK6float4PS_E1d to ptr), i64 0, i64 %idxprom2, !dbg !44
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx3, ptr align 16 %arrayidx, i64 16, i1 false), !dbg !45, !tbaa.struct !46
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !49
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !50
  %sub = sub i32 255, %2, !dbg !51
  %idxprom5 = zext i32 %sub to i64, !dbg !52
  %arrayidx6 = getelementptr inbounds nuw [256 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ9write_vecPK6float4PS_E1d to ptr), i64 0, i64 %idxprom5, !dbg !52
  %v.sroa.0.0.copyload = load float, ptr %arrayidx6, align 16, !dbg !52, !tbaa !47
    #dbg_value(float %v.sroa.0.0.copyload, !27, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !40)
  %v.sroa.4.0.arrayidx6.sroa_idx = getelementptr inbounds i8, ptr %arrayidx6, i64 4, !dbg !52
  %v.sroa.4.0.copyload = load float, ptr %v.sroa.4.0.arrayidx6.sroa_idx, align 4, !dbg !52, !tbaa !47
    #dbg_value(float %v.sroa.4.0.copyload, !27, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !40)
  %v.sroa.5.0.arrayidx6.sroa_idx = getelementptr inbounds i8, ptr %arrayidx6, i64 8, !dbg !52
  %v.sroa.5.0.copyload = load float, ptr %v.sroa.5.0.arrayidx6.sroa_idx, align 8, !dbg !52, !tbaa !47
    #dbg_value(float %v.sroa.5.0.copyload, !27, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !40)
  %v.sroa.6.0.arrayidx6.sroa_idx = getelementptr inbounds i8, ptr %arrayidx6, i64 12, !dbg !52
  %v.sroa.6.0.copyload = load float, ptr %v.sroa.6.0.arrayidx6.sroa_idx, align 4, !dbg !52, !tbaa !47
    #dbg_value(float %v.sroa.6.0.copyload, !27, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !40)
  %.fca.0.insert.i = insertvalue %struct.float4 poison, float %v.sroa.6.0.copyload, 0, !dbg !53
  %.fca.1.insert.i = insertvalue %struct.float4 %.fca.0.insert.i, float %v.sroa.0.0.copyload, 1, !dbg !53
  %.fca.2.insert.i = insertvalue %struct.float4 %.fca.1.insert.i, float %v.sroa.4.0.copyload, 2, !dbg !53
  %.fca.3.insert.i = insertvalue %struct.float4 %.fca.2.insert.i, float %v.sroa.5.0.copyload, 3, !dbg !53
  %3 = extractvalue %struct.float4 %.fca.3.insert.i, 0, !dbg !53
  %4 = extractvalue %struct.float4 %.fca.3.insert.i, 1, !dbg !53
  %5 = extractvalue %struct.float4 %.fca.3.insert.i, 2, !dbg !53
  %6 = extractvalue %struct.float4 %.fca.3.insert.i, 3, !dbg !53
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !54
  %idxprom9 = zext i32 %7 to i64, !dbg !55
  %arrayidx10 = getelementptr inbounds nuw %struct.float4, ptr %out, i64 %idxprom9, !dbg !55
  store float %3, ptr %arrayidx10, align 16, !dbg !56, !tbaa !47
  %ref.tmp.sroa.4.0.arrayidx10.sroa_idx = getelementptr inbounds i8, ptr %arrayidx10, i64 4, !dbg !56
  store float %4, ptr %ref.tmp.sroa.4.0.arrayidx10.sroa_idx, align 4, !dbg !56, !tbaa !47
  %ref.tmp.sroa.5.0.arrayidx10.sroa_idx = getelementptr inbounds i8, ptr %arrayidx10, i64 8, !dbg !56
  store float %5, ptr %ref.tmp.sroa.5.0.arrayidx10.sroa_idx, align 8, !dbg !56, !tbaa !47
  %ref.tmp.sroa.6.0.arrayidx10.sroa_idx = getelementptr inbounds i8, ptr %arrayidx10, i64 12, !dbg !56
  store float %6, ptr %ref.tmp.sroa.6.0.arrayidx10.sroa_idx, align 4, !dbg !56, !tbaa !47
  ret void, !dbg !57
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!17}
!llvm.module.flags = !{!31, !32, !33, !34}
!llvm.ident = !{!35}
!llvm.errno.tbaa = !{!36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !3, line: 6, type: !28, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "write_vec", linkageName: "_Z9write_vecPK6float4PS_", scope: !3, file: !3, line: 5, type: !4, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !17, retainedNodes: !24)
!3 = !DIFile(filename: "float4.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !16}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !9, line: 49, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !10, identifier: "_ZTS6float4")
!9 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!10 = !{!11, !13, !14, !15}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !8, file: !9, line: 49, baseType: !12, size: 32)
!12 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !8, file: !9, line: 49, baseType: !12, size: 32, offset: 32)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !8, file: !9, line: 49, baseType: !12, size: 32, offset: 64)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !8, file: !9, line: 49, baseType: !12, size: 32, offset: 96)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!17 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !18, imports: !19, splitDebugInlining: false, nameTableKind: None)
!18 = !{!0}
!19 = !{!20, !22}
!20 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !21, file: !9, line: 214)
!21 = !DINamespace(name: "ws_math", scope: null)
!22 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !23, entity: !21, file: !9, line: 215)
!23 = !DINamespace(name: "std", scope: null)
!24 = !{!25, !26, !27}
!25 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!26 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 5, type: !16)
!27 = !DILocalVariable(name: "v", scope: !2, file: !3, line: 9, type: !8)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 32768, align: 128, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 256)
!31 = !{i32 7, !"Dwarf Version", i32 4}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!35 = !{!"clang version 22.1.8"}
!36 = !{!37, !37, i64 0}
!37 = !{!"int", !38, i64 0}
!38 = !{!"omnipotent char", !39, i64 0}
!39 = !{!"Simple C++ TBAA"}
!40 = !DILocation(line: 0, scope: !2)
!41 = !DILocation(line: 7, column: 23, scope: !2)
!42 = !DILocation(line: 7, column: 20, scope: !2)
!43 = !DILocation(line: 7, column: 5, scope: !2)
!44 = !DILocation(line: 7, column: 3, scope: !2)
!45 = !DILocation(line: 7, column: 18, scope: !2)
!46 = !{i64 0, i64 4, !47, i64 4, i64 4, !47, i64 8, i64 4, !47, i64 12, i64 4, !47}
!47 = !{!48, !48, i64 0}
!48 = !{!"float", !38, i64 0}
!49 = !DILocation(line: 8, column: 3, scope: !2)
!50 = !DILocation(line: 9, column: 22, scope: !2)
!51 = !DILocation(line: 9, column: 20, scope: !2)
!52 = !DILocation(line: 9, column: 14, scope: !2)
!53 = !DILocation(line: 10, column: 22, scope: !2)
!54 = !DILocation(line: 10, column: 7, scope: !2)
!55 = !DILocation(line: 10, column: 3, scope: !2)
!56 = !DILocation(line: 10, column: 20, scope: !2)
!57 = !DILocation(line: 11, column: 1, scope: !2)
