; ModuleID = 'window_offsets.cu'
source_filename = "window_offsets.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.ws_blockIdx_t = type { i8 }
%struct.ws_threadIdx_t = type { i8 }

@blockIdx = extern_weak addrspace(1) global %struct.ws_blockIdx_t, align 1
@threadIdx = extern_weak addrspace(1) global %struct.ws_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z4fadePfiii(ptr noundef %pix, i32 noundef %pitch, i32 noundef %left, i32 noundef %top) #0 !dbg !17 {
entry:
    #dbg_value(ptr %pix, !24, !DIExpression(), !30)
    #dbg_value(i32 %pitch, !25, !DIExpression(), !30)
    #dbg_value(i32 %left, !26, !DIExpression(), !30)
    #dbg_value(i32 %top, !27, !DIExpression(), !30)
  %0 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !31
  %add = add i32 %0, %left, !dbg !32
  %mul = mul i32 %add, 8, !dbg !33
  %1 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !34
  %add2 = add i32 %mul, %1, !dbg !35
    #dbg_value(i32 %add2, !28, !DIExpression(), !30)
  %2 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !36
  %add4 = add i32 %2, %top, !dbg !37
  %mul5 = mul i32 %add4, 8, !dbg !38
  %3 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !39
  %add7 = add i32 %mul5, %3, !dbg !40
    #dbg_value(i32 %add7, !29, !DIExpression(), !30)
  %mul8 = mul nsw i32 %add7, %pitch, !dbg !41
  %add9 = add nsw i32 %mul8, %add2, !dbg !42
  %idxprom = sext i32 %add9 to i64, !dbg !43
  %arrayidx = getelementptr inbounds float, ptr %pix, i64 %idxprom, !dbg !43
  %4 = load float, ptr %arrayidx, align 4, !dbg !44, !tbaa !45
  %mul10 = fmul float %4, 5.000000e-01, !dbg !44
  store float %mul10, ptr %arrayidx, align 4, !dbg !44, !tbaa !45
  ret void, !dbg !47
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx71,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11}
!llvm.ident = !{!12}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, imports: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "window_offsets.cu", directory: ".")
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
!17 = distinct !DISubprogram(name: "fade", linkageName: "_Z4fadePfiii", scope: !1, file: !1, line: 5, type: !18, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !23)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20, !22, !22, !22}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{!24, !25, !26, !27, !28, !29}
!24 = !DILocalVariable(name: "pix", arg: 1, scope: !17, file: !1, line: 5, type: !20)
!25 = !DILocalVariable(name: "pitch", arg: 2, scope: !17, file: !1, line: 5, type: !22)
!26 = !DILocalVariable(name: "left", arg: 3, scope: !17, file: !1, line: 5, type: !22)
!27 = !DILocalVariable(name: "top", arg: 4, scope: !17, file: !1, line: 5, type: !22)
!28 = !DILocalVariable(name: "x", scope: !17, file: !1, line: 6, type: !22)
!29 = !DILocalVariable(name: "y", scope: !17, file: !1, line: 7, type: !22)
!30 = !DILocation(line: 0, scope: !17)
!31 = !DILocation(line: 6, column: 12, scope: !17)
!32 = !DILocation(line: 6, column: 23, scope: !17)
!33 = !DILocation(line: 6, column: 31, scope: !17)
!34 = !DILocation(line: 6, column: 37, scope: !17)
!35 = !DILocation(line: 6, column: 35, scope: !17)
!36 = !DILocation(line: 7, column: 12, scope: !17)
!37 = !DILocation(line: 7, column: 23, scope: !17)
!38 = !DILocation(line: 7, column: 30, scope: !17)
!39 = !DILocation(line: 7, column: 36, scope: !17)
!40 = !DILocation(line: 7, column: 34, scope: !17)
!41 = !DILocation(line: 8, column: 9, scope: !17)
!42 = !DILocation(line: 8, column: 17, scope: !17)
!43 = !DILocation(line: 8, column: 3, scope: !17)
!44 = !DILocation(line: 8, column: 22, scope: !17)
!45 = !{!46, !46, i64 0}
!46 = !{!"float", !15, i64 0}
!47 = !DILocation(line: 9, column: 1, scope: !17)
