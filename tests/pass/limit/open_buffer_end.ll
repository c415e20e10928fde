; ModuleID = 'open_buffer_end.cu'
source_filename = "open_buffer_end.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPii(ptr noundef %a, i32 noundef %at) #0 !dbg !20 {
entry:
    #dbg_value(ptr %a, !26, !DIExpression(), !28)
    #dbg_value(i32 %at, !27, !DIExpression(), !28)
  %conv = sext i32 %at to i64, !dbg !29
  %mul = mul i64 %conv, 1000, !dbg !30
  %div = udiv i64 %mul, 4, !dbg !31
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32
  %conv1 = zext i32 %0 to i64, !dbg !32
  %add = add i64 %div, %conv1, !dbg !33
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %add, !dbg !34
  store i32 1, ptr %arrayidx, align 4, !dbg !35, !tbaa !16
  ret void, !dbg !36
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!11, !12, !13, !14}
!llvm.ident = !{!15}
!llvm.errno.tbaa = !{!16}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !6, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "open_buffer_end.cu", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !4, line: 32, baseType: !5)
!4 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!5 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!6 = !{!7, !9}
!7 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !8, file: !4, line: 214)
!8 = !DINamespace(name: "ws_math", scope: null)
!9 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !8, file: !4, line: 215)
!10 = !DINamespace(name: "std", scope: null)
!11 = !{i32 7, !"Dwarf Version", i32 4}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!15 = !{!"clang version 22.1.8"}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C++ TBAA"}
!20 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPii", scope: !1, file: !1, line: 5, type: !21, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25)
!21 = !DISubroutineType(types: !22)
!22 = !{null, !23, !24}
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !{!26, !27}
!26 = !DILocalVariable(name: "a", arg: 1, scope: !20, file: !1, line: 5, type: !23)
!27 = !DILocalVariable(name: "at", arg: 2, scope: !20, file: !1, line: 5, type: !24)
!28 = !DILocation(line: 0, scope: !20)
!29 = !DILocation(line: 6, column: 13, scope: !20)
!30 = !DILocation(line: 6, column: 16, scope: !20)
!31 = !DILocation(line: 6, column: 23, scope: !20)
!32 = !DILocation(line: 6, column: 29, scope: !20)
!33 = !DILocation(line: 6, column: 27, scope: !20)
!34 = !DILocation(line: 6, column: 3, scope: !20)
!35 = !DILocation(line: 6, column: 42, scope: !20)
!36 = !DILocation(line: 7, column: 1, scope: !20)
