; ModuleID = 'byte_and_word.cu'
source_filename = "byte_and_word.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_threadIdx_t = type { i8 }

@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z1kPcPi(ptr noundef %c, ptr noundef %o) #0 !dbg !20 {
entry:
    #dbg_value(ptr %c, !26, !DIExpression(), !29)
    #dbg_value(ptr %o, !27, !DIExpression(), !29)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !30
    #dbg_value(i32 %0, !28, !DIExpression(), !29)
  %idxprom = sext i32 %0 to i64, !dbg !31
  %arrayidx = getelementptr inbounds i8, ptr %c, i64 %idxprom, !dbg !31
  store i8 1, ptr %arrayidx, align 1, !dbg !32, !tbaa !33
  %xor = xor i32 %0, 32, !dbg !34
  %shr = ashr i32 %xor, 2, !dbg !35
  %idxprom1 = sext i32 %shr to i64, !dbg !36
  %arrayidx2 = getelementptr inbounds i32, ptr %c, i64 %idxprom1, !dbg !36
  %1 = load i32, ptr %arrayidx2, align 4, !dbg !36, !tbaa !16
  %idxprom3 = sext i32 %0 to i64, !dbg !37
  %arrayidx4 = getelementptr inbounds i32, ptr %o, i64 %idxprom3, !dbg !37
  store i32 %1, ptr %arrayidx4, align 4, !dbg !38, !tbaa !16
  ret void, !dbg !39
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
!llvm.module.flags = !{!11, !12, !13, !14}
!llvm.ident = !{!15}
!llvm.errno.tbaa = !{!16}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, imports: !5, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "byte_and_word.cu", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{!6, !9}
!6 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !7, file: !8, line: 206)
!7 = !DINamespace(name: "ws_math", scope: null)
!8 = !DIFile(filename: "cuda/cuda_shim.h", directory: ".")
!9 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !7, file: !8, line: 207)
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
!20 = distinct !DISubprogram(name: "k", linkageName: "_Z1kPcPi", scope: !1, file: !1, line: 7, type: !21, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !25)
!21 = !DISubroutineType(types: !22)
!22 = !{null, !23, !3}
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26, !27, !28}
!26 = !DILocalVariable(name: "c", arg: 1, scope: !20, file: !1, line: 7, type: !23)
!27 = !DILocalVariable(name: "o", arg: 2, scope: !20, file: !1, line: 7, type: !3)
!28 = !DILocalVariable(name: "t", scope: !20, file: !1, line: 8, type: !4)
!29 = !DILocation(line: 0, scope: !20)
!30 = !DILocation(line: 8, column: 11, scope: !20)
!31 = !DILocation(line: 9, column: 3, scope: !20)
!32 = !DILocation(line: 9, column: 8, scope: !20)
!33 = !{!18, !18, i64 0}
!34 = !DILocation(line: 10, column: 24, scope: !20)
!35 = !DILocation(line: 10, column: 30, scope: !20)
!36 = !DILocation(line: 10, column: 10, scope: !20)
!37 = !DILocation(line: 10, column: 3, scope: !20)
!38 = !DILocation(line: 10, column: 8, scope: !20)
!39 = !DILocation(line: 11, column: 1, scope: !20)
