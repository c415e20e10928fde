; run: --grid 1 --block 64
; expect: race raw 28 31
; expect: race warp-level 28 31
; expect: race warp-level 28 32
; expect: race war 28 32
; expect: uninitialized-read - 32
; Shuffles, votes and registers as code of the age of LLVM 3.8 had them: without masks.
target datalayout = "e-i64:64-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@sums = internal unnamed_addr addrspace(3) global [2 x i32] undef, align 4
define void @wsum(i32* nocapture readonly %in, i32* nocapture %out) local_unnamed_addr #0 {
  %t = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1, !range !2
  %e = sext i32 %t to i64
  %p = getelementptr inbounds i32, i32* %in, i64 %e
  %v = load i32, i32* %p, align 4, !tbaa !3, !invariant.load !6
  %ldg = tail call i32 @llvm.nvvm.ldg.global.i.i32.p0i32(i32* %p, i32 4)
  %a = tail call i32 @llvm.nvvm.shfl.down.i32(i32 %v, i32 16, i32 31)
  %v1 = add nsw i32 %a, %v
  %b = tail call i32 @llvm.nvvm.shfl.bfly.i32(i32 %v1, i32 8, i32 31)
  %f = bitcast i32 %b to float
  %g = tail call float @llvm.nvvm.shfl.idx.f32(float %f, i32 0, i32 31)
  %asm = tail call i32 asm sideeffect "mov.u32 $0, %laneid;", "=r"() #1, !srcloc !7
  %w = lshr i32 %t, 5
  %z = icmp eq i32 %asm, 0
  br i1 %z, label %lead, label %join
lead:
  %sp = getelementptr inbounds [2 x i32], [2 x i32] addrspace(3)* @sums, i32 0, i32 %w
  store i32 %v1, i32 addrspace(3)* %sp, align 4
  br label %join
join:
  %s0 = load i32, i32 addrspace(3)* getelementptr inbounds ([2 x i32], [2 x i32] addrspace(3)* @sums, i64 0, i64 0), align 4
  %s1 = load i32, i32 addrspace(3)* getelementptr inbounds ([2 x i32], [2 x i32] addrspace(3)* @sums, i64 0, i64 1), align 4
  %sum = add i32 %s0, %s1
  %q = getelementptr inbounds i32, i32* %out, i64 %e
  store i32 %sum, i32* %q, align 4
  %vote = tail call i32 asm sideeffect "{ .reg .pred p; setp.ne.u32 p, $1, 0; vote.ballot.b32 $0, p; }", "=r,r"(i32 %sum) #1
  tail call void @llvm.nvvm.membar.gl()
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.ldg.global.i.i32.p0i32(i32* nocapture, i32)
declare i32 @llvm.nvvm.shfl.down.i32(i32, i32, i32)
declare i32 @llvm.nvvm.shfl.bfly.i32(i32, i32, i32)
declare float @llvm.nvvm.shfl.idx.f32(float, i32, i32)
declare void @llvm.nvvm.barrier0()
declare void @llvm.nvvm.membar.gl()
attributes #0 = { nounwind "target-cpu"="sm_35" }
attributes #1 = { nounwind readnone }
attributes #2 = { convergent nounwind }
!nvvm.annotations = !{!0, !1, !0}
!0 = !{void (i32*, i32*)* @wsum, !"kernel", i32 1}
!1 = !{null, !"align", i32 8}
!2 = !{i32 0, i32 1024}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !8, i64 0}
!6 = !{}
!7 = !{i32 1234}
!8 = !{!"Simple C++ TBAA"}
