; run: --grid 1 --block 64 --arg 'a=i32[64]:iota'
; expect: race war 7 9
; expect: race warp-level 7 9
; expect: race raw 7 9
; expect: uninitialized-read - 9
; ModuleID = 'shift.cu'
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-unknown-unknown"

@_ZZ5shiftPiE1s = internal addrspace(3) global [64 x i32] zeroinitializer, align 4

; Function Attrs: nounwind
define void @_Z5shiftPi(i32* nocapture %a) #0 {
entry:
  tail call void @llvm.dbg.value(metadata i32* %a, i64 0, metadata !11, metadata !14), !dbg !15
  %tid = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1, !dbg !16, !range !17
  tail call void @llvm.dbg.value(metadata i32 %tid, i64 0, metadata !12, metadata !14), !dbg !16
  %idx = zext i32 %tid to i64
  %p = getelementptr inbounds i32* %a, i64 %idx, !dbg !18
  %v = load i32* %p, align 4, !dbg !18, !tbaa !19
  %q = getelementptr inbounds [64 x i32] addrspace(3)* @_ZZ5shiftPiE1s, i64 0, i64 %idx, !dbg !18
  store i32 %v, i32 addrspace(3)* %q, align 4, !dbg !18, !tbaa !19
  %up = add nuw nsw i64 %idx, 1, !dbg !24
  %next = and i64 %up, 63, !dbg !24
  %r = getelementptr inbounds [64 x i32] addrspace(3)* @_ZZ5shiftPiE1s, i64 0, i64 %next, !dbg !24
  %w = load i32* addrspacecast (i32 addrspace(3)* getelementptr inbounds ([64 x i32] addrspace(3)* @_ZZ5shiftPiE1s, i64 0, i64 63) to i32*), align 4, !dbg !24
  %u = load i32 addrspace(3)* %r, align 4, !dbg !24, !tbaa !19
  %x = add nsw i32 %u, %w, !dbg !24
  store i32 %x, i32* %p, align 4, !dbg !24, !tbaa !19
  ret void, !dbg !25
}

; Function Attrs: nounwind
declare void @llvm.nvvm.barrier0() #0

; Function Attrs: nounwind readnone
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nounwind readnone
declare void @llvm.dbg.value(metadata, i64, metadata, metadata) #1

attributes #0 = { nounwind "less-precise-fpmad"="false" "no-frame-pointer-elim"="false" "no-infs-fp-math"="false" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind readnone }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!26}
!llvm.module.flags = !{!27, !28}
!llvm.ident = !{!29}

!0 = !{!"0x11\004\00clang version 3.6.0\001\00\000\00\001", !1, !2, !2, !3, !2, !2} ; [ DW_TAG_compile_unit ]
!1 = !{!"shift.cu", !"."}
!2 = !{}
!3 = !{!4}
!4 = !{!"0x2e\00shift\00shift\00_Z5shiftPi\003\000\001\000\000\00256\001\004", !1, !5, !6, null, void (i32*)* @_Z5shiftPi, null, null, !10} ; [ DW_TAG_subprogram ]
!5 = !{!"0x29", !1}                                ; [ DW_TAG_file_type ]
!6 = !{!"0x15\00\000\000\000\000\000\000", null, null, null, !7, null, null, null} ; [ DW_TAG_subroutine_type ]
!7 = !{null, !8}
!8 = !{!"0x0f\00\000\0064\0064\000\000", null, null, !9} ; [ DW_TAG_pointer_type ]
!9 = !{!"0x24\00int\000\0032\0032\000\000\005", null, null} ; [ DW_TAG_base_type ]
!10 = !{!11, !12}
!11 = !{!"0x101\00a\0016777219\000", !4, !5, !8}  ; [ DW_TAG_arg_variable ]
!12 = !{!"0x100\00t\006\000", !13, !5, !9}        ; [ DW_TAG_auto_variable ]
!13 = !{!"0xb\004\001\000", !1, !4}               ; [ DW_TAG_lexical_block ]
!14 = !{!"0x102"}                                  ; [ DW_TAG_expression ]
!15 = !MDLocation(line: 3, column: 28, scope: !4)
!16 = !MDLocation(line: 6, column: 11, scope: !13)
!17 = !{i32 0, i32 1024}
!18 = !MDLocation(line: 7, column: 3, scope: !13)
!19 = !{!20, !20, i64 0}
!20 = !{!"int", !21, i64 0}
!21 = !{!"omnipotent char", !22, i64 0}
!22 = !{!"Simple C/C++ TBAA"}
!23 = !MDLocation(line: 8, column: 3, scope: !13)
!24 = !MDLocation(line: 9, column: 3, scope: !13)
!25 = !MDLocation(line: 10, column: 1, scope: !13)
!26 = !{void (i32*)* @_Z5shiftPi, !"kernel", i32 1}
!27 = !{i32 2, !"Dwarf Version", i32 4}
!28 = !{i32 2, !"Debug Info Version", i32 2}
!29 = !{!"clang version 3.6.0 (tags/RELEASE_360/final)"}
