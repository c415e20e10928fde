; ModuleID = 'inline_asm.cu'
source_filename = "inline_asm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@_ZZ1kPiPKiE1s = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !0
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPiPKi(ptr noundef %o, ptr noundef %a) #0 !dbg !2 {
entry:
    #dbg_value(ptr %o, !24, !DIExpression(), !39)
    #dbg_value(ptr %a, !25, !DIExpression(), !39)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !40
  %idx.ext = zext i32 %0 to i64, !dbg !41
  %add.ptr = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 %idx.ext, !dbg !41
  %1 = addrspacecast ptr %add.ptr to ptr addrspace(3), !dbg !42
  %2 = ptrtoint ptr addrspace(3) %1 to i64, !dbg !42
  %conv = trunc i64 %2 to i32, !dbg !42
    #dbg_value(i32 %conv, !26, !DIExpression(), !39)
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !43
  %idx.ext3 = zext i32 %3 to i64, !dbg !44
  %add.ptr4 = getelementptr inbounds nuw i32, ptr %a, i64 %idx.ext3, !dbg !44
  call void asm sideeffect "cp.async.bulk.prefetch.L2.global [$1], 16;", "r,l"(i32 %conv, ptr %add.ptr4) #3, !dbg !45, !srcloc !46
  %4 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !47
  %idxprom = zext i32 %4 to i64, !dbg !48
  %arrayidx = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ1kPiPKiE1s to ptr), i64 0, i64 %idxprom, !dbg !48
  %5 = load i32, ptr %arrayidx, align 4, !dbg !48, !tbaa !35
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !49
  %idxprom7 = zext i32 %6 to i64, !dbg !50
  %arrayidx8 = getelementptr inbounds nuw i32, ptr %o, i64 %idxprom7, !dbg !50
  store i32 %5, ptr %arrayidx8, align 4, !dbg !51, !tbaa !35
  ret void, !dbg !52
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!30, !31, !32, !33}
!llvm.ident = !{!34}
!llvm.errno.tbaa = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 3, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPiPKi", scope: !3, file: !3, line: 2, type: !4, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !23)
!3 = !DIFile(filename: "inline_asm.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !17, imports: !18, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12, !13, !16}
!12 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !14, line: 31, baseType: !15)
!14 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!15 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 8)
!17 = !{!0}
!18 = !{!19, !21}
!19 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !20, file: !14, line: 206)
!20 = !DINamespace(name: "ws_math", scope: null)
!21 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !22, entity: !20, file: !14, line: 207)
!22 = !DINamespace(name: "std", scope: null)
!23 = !{!24, !25, !26}
!24 = !DILocalVariable(name: "o", arg: 1, scope: !2, file: !3, line: 2, type: !6)
!25 = !DILocalVariable(name: "a", arg: 2, scope: !2, file: !3, line: 2, type: !8)
!26 = !DILocalVariable(name: "at", scope: !2, file: !3, line: 4, type: !12)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 2048, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 64)
!30 = !{i32 7, !"Dwarf Version", i32 4}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!34 = !{!"clang version 22.1.8"}
!35 = !{!36, !36, i64 0}
!36 = !{!"int", !37, i64 0}
!37 = !{!"omnipotent char", !38, i64 0}
!38 = !{!"Simple C++ TBAA"}
!39 = !DILocation(line: 0, scope: !2)
!40 = !DILocation(line: 4, column: 56, scope: !2)
!41 = !DILocation(line: 4, column: 54, scope: !2)
!42 = !DILocation(line: 4, column: 27, scope: !2)
!43 = !DILocation(line: 5, column: 82, scope: !2)
!44 = !DILocation(line: 5, column: 80, scope: !2)
!45 = !DILocation(line: 5, column: 3, scope: !2)
!46 = !{i64 224}
!47 = !DILocation(line: 6, column: 22, scope: !2)
!48 = !DILocation(line: 6, column: 20, scope: !2)
!49 = !DILocation(line: 6, column: 5, scope: !2)
!50 = !DILocation(line: 6, column: 3, scope: !2)
!51 = !DILocation(line: 6, column: 18, scope: !2)
!52 = !DILocation(line: 7, column: 1, scope: !2)
