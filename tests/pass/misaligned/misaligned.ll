; ModuleID = 'misaligned.cu'
source_filename = "misaligned.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPKcPi(ptr noundef %c, ptr noundef %o) #0 !dbg !21 {
entry:
    #dbg_value(ptr %c, !29, !DIExpression(), !32)
    #dbg_value(ptr %o, !30, !DIExpression(), !32)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
    #dbg_value(i32 %0, !31, !DIExpression(), !32)
  %mul = mul nsw i32 4, %0, !dbg !34
  %idx.ext = sext i32 %mul to i64, !dbg !35
  %add.ptr = getelementptr inbounds i8, ptr %c, i64 %idx.ext, !dbg !35
  %1 = load i32, ptr %add.ptr, align 4, !dbg !35, !tbaa !17
  %idxprom = sext i32 %0 to i64, !dbg !36
  %arrayidx = getelementptr inbounds i32, ptr %o, i64 %idxprom, !dbg !36
  store i32 %1, ptr %arrayidx, align 4, !dbg !37, !tbaa !17
  ret void, !dbg !38
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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!12, !13, !14, !15}
!llvm.ident = !{!16}
!llvm.errno.tbaa = !{!17}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !6, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "misaligned.cu", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!7, !10}
!7 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !8, file: !9, line: 206)
!8 = !DINamespace(name: "ws_math", scope: null)
!9 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!10 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !11, entity: !8, file: !9, line: 207)
!11 = !DINamespace(name: "std", scope: null)
!12 = !{i32 7, !"Dwarf Version", i32 4}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!16 = !{!"clang version 22.1.8"}
!17 = !{!18, !18, i64 0}
!18 = !{!"int", !19, i64 0}
!19 = !{!"omnipotent char", !20, i64 0}
!20 = !{!"Simple C++ TBAA"}
!21 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPKcPi", scope: !1, file: !1, line: 6, type: !22, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !28)
!22 = !DISubroutineType(types: !23)
!23 = !{null, !24, !27}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !26)
!26 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!28 = !{!29, !30, !31}
!29 = !DILocalVariable(name: "c", arg: 1, scope: !21, file: !1, line: 6, type: !24)
!30 = !DILocalVariable(name: "o", arg: 2, scope: !21, file: !1, line: 6, type: !27)
!31 = !DILocalVariable(name: "t", scope: !21, file: !1, line: 7, type: !5)
!32 = !DILocation(line: 0, scope: !21)
!33 = !DILocation(line: 7, column: 11, scope: !21)
!34 = !DILocation(line: 8, column: 31, scope: !21)
!35 = !DILocation(line: 8, column: 10, scope: !21)
!36 = !DILocation(line: 8, column: 3, scope: !21)
!37 = !DILocation(line: 8, column: 8, scope: !21)
!38 = !DILocation(line: 9, column: 1, scope: !21)
