; ModuleID = 'struct_copy_aligned.cu'
source_filename = "struct_copy_aligned.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @_Z1kPKiPi(ptr noundef %a, ptr noundef %o) #0 !dbg !23 {
entry:
  %a.addr = alloca ptr, align 8
  %o.addr = alloca ptr, align 8
  store ptr %a, ptr %a.addr, align 8
    #dbg_declare(ptr %a.addr, !31, !DIExpression(), !32)
  store ptr %o, ptr %o.addr, align 8
    #dbg_declare(ptr %o.addr, !33, !DIExpression(), !34)
  %0 = load ptr, ptr %a.addr, align 8, !dbg !35
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
  %mul = mul i32 6, %1, !dbg !37
  %idx.ext = zext i32 %mul to i64, !dbg !38
  %add.ptr = getelementptr inbounds nuw i32, ptr %0, i64 %idx.ext, !dbg !38
  %add.ptr1 = getelementptr inbounds i32, ptr %add.ptr, i64 2, !dbg !38
  %2 = load ptr, ptr %o.addr, align 8, !dbg !39
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  %mul3 = mul i32 6, %3, !dbg !41
  %idx.ext4 = zext i32 %mul3 to i64, !dbg !42
  %add.ptr5 = getelementptr inbounds nuw i32, ptr %2, i64 %idx.ext4, !dbg !42
  %add.ptr6 = getelementptr inbounds i32, ptr %add.ptr5, i64 2, !dbg !42
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %add.ptr6, ptr align 8 %add.ptr1, i64 24, i1 false), !dbg !43
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

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !12, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "struct_copy_aligned.cu", directory: ".")
!2 = !{!3, !11}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, line: 6, size: 192, flags: DIFlagTypePassByValue, elements: !6, identifier: "_ZTS1S")
!6 = !{!7, !9, !10}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !5, file: !1, line: 7, baseType: !8, size: 64)
!8 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !5, file: !1, line: 7, baseType: !8, size: 64, offset: 64)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !5, file: !1, line: 7, baseType: !8, size: 64, offset: 128)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!12 = !{!13, !16}
!13 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !14, file: !15, line: 206)
!14 = !DINamespace(name: "ws_math", scope: null)
!15 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!16 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !17, entity: !14, file: !15, line: 207)
!17 = !DINamespace(name: "std", scope: null)
!18 = !{i32 7, !"Dwarf Version", i32 4}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!22 = !{!"clang version 22.1.8"}
!23 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKiPi", scope: !1, file: !1, line: 9, type: !24, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !30)
!24 = !DISubroutineType(types: !25)
!25 = !{null, !26, !29}
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !28)
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!30 = !{}
!31 = !DILocalVariable(name: "a", arg: 1, scope: !23, file: !1, line: 9, type: !26)
!32 = !DILocation(line: 9, column: 30, scope: !23)
!33 = !DILocalVariable(name: "o", arg: 2, scope: !23, file: !1, line: 9, type: !29)
!34 = !DILocation(line: 9, column: 38, scope: !23)
!35 = !DILocation(line: 10, column: 50, scope: !23)
!36 = !DILocation(line: 10, column: 58, scope: !23)
!37 = !DILocation(line: 10, column: 56, scope: !23)
!38 = !DILocation(line: 10, column: 37, scope: !23)
!39 = !DILocation(line: 10, column: 10, scope: !23)
!40 = !DILocation(line: 10, column: 18, scope: !23)
!41 = !DILocation(line: 10, column: 16, scope: !23)
!42 = !DILocation(line: 10, column: 3, scope: !23)
!43 = !DILocation(line: 10, column: 35, scope: !23)
!44 = !DILocation(line: 11, column: 1, scope: !23)
