; ModuleID = 'vector_parts.cu'
source_filename = "vector_parts.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }
%struct.float4 = type { float, float, float, float }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPKfPf(ptr noundef %a, ptr noundef %o) #0 !dbg !23 {
entry:
  %a.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  %v = alloca %struct.float4, align 16
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !30, !DIExpression(), !31)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !32, !DIExpression(), !33)
    #dbg_declare(ptr %v, !34, !DIExpression(), !35)
  %0 = load ptr, ptr %a.addr, align 8, !dbg !36
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
  %mul = mul i32 4, %1, !dbg !38
  %idx.ext = zext i32 %mul to i64, !dbg !39
  %add.ptr = getelementptr inbounds nuw float, ptr %0, i64 %idx.ext, !dbg !39
  %add.ptr1 = getelementptr inbounds float, ptr %add.ptr, i64 4, !dbg !39
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %v, ptr align 16 %add.ptr1, i64 16, i1 false), !dbg !39
  %x = getelementptr inbounds nuw %struct.float4, ptr %v, i32 0, i32 0, !dbg !40
  %2 = load float, ptr %x, align 16, !dbg !40
  %3 = load ptr, ptr %o.addr, align 8, !dbg !41
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !42
  %idxprom = zext i32 %4 to i64, !dbg !41
  %arrayidx = getelementptr inbounds nuw float, ptr %3, i64 %idxprom, !dbg !41
  store float %2, ptr %arrayidx, align 4, !dbg !43
  ret void, !dbg !44
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!18, !19, !20, !21}
!llvm.ident = !{!22}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !13, splitDebugInlining: false, nameTableKind: None)
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
!23 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKfPf", scope: !1, file: !1, line: 6, type: !24, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !29)
!24 = !DISubroutineType(types: !25)
!25 = !{null, !26, !28}
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!29 = !{}
!30 = !DILocalVariable(name: "a", arg: 1, scope: !23, file: !1, line: 6, type: !26)
!31 = !DILocation(line: 6, column: 32, scope: !23)
!32 = !DILocalVariable(name: "o", arg: 2, scope: !23, file: !1, line: 6, type: !28)
!33 = !DILocation(line: 6, column: 42, scope: !23)
!34 = !DILocalVariable(name: "v", scope: !23, file: !1, line: 7, type: !5)
!35 = !DILocation(line: 7, column: 10, scope: !23)
!36 = !DILocation(line: 7, column: 32, scope: !23)
!37 = !DILocation(line: 7, column: 40, scope: !23)
!38 = !DILocation(line: 7, column: 38, scope: !23)
!39 = !DILocation(line: 7, column: 14, scope: !23)
!40 = !DILocation(line: 8, column: 22, scope: !23)
!41 = !DILocation(line: 8, column: 3, scope: !23)
!42 = !DILocation(line: 8, column: 5, scope: !23)
!43 = !DILocation(line: 8, column: 18, scope: !23)
!44 = !DILocation(line: 9, column: 1, scope: !23)
