; ModuleID = 'vector_parts.cu'
source_filename = "vector_parts.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPKfPf(ptr noundef %a, ptr noundef %o) #0 !dbg !27 {
entry:
  %v.sroa.4 = alloca { float, float, float }, align 8
    #dbg_declare(ptr %v.sroa.4, !36, !DIExpression(DW_OP_LLVM_fragment, 32, 96), !37)
    #dbg_value(ptr %a, !34, !DIExpression(), !38)
    #dbg_value(ptr %o, !35, !DIExpression(), !38)
  call void @llvm.lifetime.start.p0(ptr %v.sroa.4), !dbg !39
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  %mul = mul i32 4, %0, !dbg !41
  %idx.ext = zext i32 %mul to i64, !dbg !42
  %add.ptr = getelementptr inbounds nuw float, ptr %a, i64 %idx.ext, !dbg !42
  %add.ptr1 = getelementptr inbounds float, ptr %add.ptr, i64 4, !dbg !42
  %v.sroa.0.0.copyload = load float, ptr %add.ptr1, align 16, !dbg !42, !tbaa !43
    #dbg_value(float %v.sroa.0.0.copyload, !36, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !38)
  %v.sroa.4.0.add.ptr1.sroa_idx = getelementptr inbounds i8, ptr %add.ptr1, i64 4, !dbg !42
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %v.sroa.4, ptr align 4 %v.sroa.4.0.add.ptr1.sroa_idx, i64 12, i1 false), !dbg !42, !tbaa.struct !45
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !46
  %idxprom = zext i32 %1 to i64, !dbg !47
  %arrayidx = getelementptr inbounds nuw float, ptr %o, i64 %idxprom, !dbg !47
  store float %v.sroa.0.0.copyload, ptr %arrayidx, align 4, !dbg !48, !tbaa !43
  call void @llvm.lifetime.end.p0(ptr %v.sroa.4), !dbg !49
  ret void, !dbg !49
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
!llvm.module.flags = !{!18, !19, !20, !21}
!llvm.ident = !{!22}
!llvm.errno.tbaa = !{!23}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !13, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "vector_parts.cu", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "float4", file: !6, line: 48, size: 128, align: 128, flags: DIFlagTypePassByValue, elements: !7, identifier: "_ZTS6float4")
!6 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!7 = !{!8, !10, !11, !12}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !5, file: !6, line: 48, baseType: !9, size: 32)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !5, file: !6, line: 48, baseType: !9, size: 32, offset: 32)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !5, file: !6, line: 48, baseType: !9, size: 32, offset: 64)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !5, file: !6, line: 48, baseType: !9, size: 32, offset: 96)
!13 = !{!14, !16}
!14 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !15, file: !6, line: 206)
!15 = !DINamespace(name: "ws_math", scope: null)
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !15, file: !6, line: 207)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{i32 7, !"Dwarf Version", i32 4}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!22 = !{!"clang version 22.1.8"}
!23 = !{!24, !24, i64 0}
!24 = !{!"int", !25, i64 0}
!25 = !{!"omnipotent char", !26, i64 0}
!26 = !{!"Simple C++ TBAA"}
!27 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKfPf", scope: !1, file: !1, line: 6, type: !28, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !33)
!28 = !DISubroutineType(types: !29)
!29 = !{null, !30, !32}
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!33 = !{!34, !35, !36}
!34 = !DILocalVariable(name: "a", arg: 1, scope: !27, file: !1, line: 6, type: !30)
!35 = !DILocalVariable(name: "o", arg: 2, scope: !27, file: !1, line: 6, type: !32)
!36 = !DILocalVariable(name: "v", scope: !27, file: !1, line: 7, type: !5)
!37 = !DILocation(line: 7, column: 10, scope: !27)
!38 = !DILocation(line: 0, scope: !27)
!39 = !DILocation(line: 7, column: 3, scope: !27)
!40 = !DILocation(line: 7, column: 40, scope: !27)
!41 = !DILocation(line: 7, column: 38, scope: !27)
!42 = !DILocation(line: 7, column: 14, scope: !27)
!43 = !{!44, !44, i64 0}
!44 = !{!"float", !25, i64 0}
!45 = !{i64 0, i64 4, !43, i64 4, i64 4, !43, i64 8, i64 4, !43}
!46 = !DILocation(line: 8, column: 5, scope: !27)
!47 = !DILocation(line: 8, column: 3, scope: !27)
!48 = !DILocation(line: 8, column: 18, scope: !27)
!49 = !DILocation(line: 9, column: 1, scope: !27)
