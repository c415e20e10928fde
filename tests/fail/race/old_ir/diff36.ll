; run: --grid 1 --block 64
; expect: race raw 7 8
; expect: race war 7 8
; expect: race warp-level 7 8
; expect: uninitialized-read - 8
; Debug information as LLVM 3.6 wrote it: one string for all of a node.
target datalayout = "e-i64:64-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@_ZZ4diffPfE4tile = internal addrspace(3) unnamed_addr global [64 x float] zeroinitializer, align 4
define void @_Z4diffPf(float* nocapture %d) #0 {
entry:
  tail call void @llvm.dbg.value(metadata !{float* %d}, i64 0, metadata !12), !dbg !20
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2, !dbg !21
  tail call void @llvm.dbg.value(metadata !{i32 %0}, i64 0, metadata !13), !dbg !21
  %arrayidx = getelementptr inbounds [64 x float] addrspace(3)* @_ZZ4diffPfE4tile, i32 0, i32 %0, !dbg !22
  store float 1.000000e+00, float addrspace(3)* %arrayidx, align 4, !dbg !22, !tbaa !23
  %up = add nsw i32 %0, 1, !dbg !24
  %add = and i32 %up, 63, !dbg !24
  %arrayidx3 = getelementptr inbounds [64 x float] addrspace(3)* @_ZZ4diffPfE4tile, i32 0, i32 %add, !dbg !24
  %1 = load float addrspace(3)* %arrayidx3, align 4, !dbg !24, !tbaa !23
  %idxprom = sext i32 %0 to i64, !dbg !25
  %arrayidx4 = getelementptr inbounds float* %d, i64 %idxprom, !dbg !25
  store float %1, float* %arrayidx4, align 4, !dbg !25, !tbaa !23
  ret void, !dbg !26
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1
declare void @llvm.dbg.value(metadata, i64, metadata) #1
attributes #0 = { nounwind }
attributes #1 = { nounwind readnone }
attributes #2 = { nounwind }
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!16, !17}
!nvvm.annotations = !{!18}
!llvm.ident = !{!19}
!0 = metadata !{metadata !"0x11\004\00clang version 3.6.0\001\00\000\00\001", metadata !1, metadata !2, metadata !2, metadata !3, metadata !2, metadata !2} ; [ DW_TAG_compile_unit ]
!1 = metadata !{metadata !"diff.cu", metadata !"."}
!2 = metadata !{}
!3 = metadata !{metadata !4}
!4 = metadata !{metadata !"0x2e\00diff\00diff\00_Z4diffPf\003\000\001\000\000\00256\001\003", metadata !1, metadata !5, metadata !6, null, void (float*)* @_Z4diffPf, null, null, metadata !11} ; [ DW_TAG_subprogram ] [line 3] [def] [diff]
!5 = metadata !{metadata !"0x29", metadata !1}
!6 = metadata !{metadata !"0x15\00\000\000\000\000\000\000", null, null, null, metadata !7, null, null, null}
!7 = metadata !{null, metadata !8}
!8 = metadata !{metadata !"0xf\00\000\0064\0064\000\000", null, null, metadata !9}
!9 = metadata !{metadata !"0x24\00float\000\0032\0032\000\000\004", null, null}
!11 = metadata !{metadata !12, metadata !13}
!12 = metadata !{metadata !"0x101\00d\0016777219\000", metadata !4, metadata !5, metadata !8}
!13 = metadata !{metadata !"0x100\00t\006\000", metadata !4, metadata !5, metadata !14}
!14 = metadata !{metadata !"0x24\00int\000\0032\0032\000\000\005", null, null}
!16 = metadata !{i32 2, metadata !"Dwarf Version", i32 4}
!17 = metadata !{i32 2, metadata !"Debug Info Version", i32 2}
!18 = metadata !{void (float*)* @_Z4diffPf, metadata !"kernel", i32 1}
!19 = metadata !{metadata !"clang version 3.6.0"}
!20 = metadata !{i32 3, i32 25, metadata !4, null}
!21 = metadata !{i32 6, i32 7, metadata !4, null}
!22 = metadata !{i32 7, i32 3, metadata !4, null}
!23 = metadata !{metadata !27, metadata !27, i64 0}
!24 = metadata !{i32 8, i32 10, metadata !4, null}
!25 = metadata !{i32 8, i32 3, metadata !4, null}
!26 = metadata !{i32 9, i32 1, metadata !4, null}
!27 = metadata !{metadata !"float", metadata !28, i64 0}
!28 = metadata !{metadata !"omnipotent char"}
