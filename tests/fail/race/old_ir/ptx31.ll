; run: --grid 1 --block 64
; expect: race raw 17 24
; expect: race warp-level 17 24
; The PTX back end of LLVM 3.1: its calling conventions mark kernels, and registers are llvm.ptx.read.*.
target datalayout = "e-p:32:32-i64:32:32-f64:32:32-v128:32:128-v64:32:64-n32:64"
target triple = "ptx32-unknown-unknown"
@s = internal addrspace(3) global [64 x i32] zeroinitializer
define ptx_device i32 @twice(i32 %x) nounwind readnone {
  %y = shl i32 %x, 1
  ret i32 %y
}
define ptx_kernel void @k(i32* %a) nounwind {
entry:
  %t = call ptx_device i32 @llvm.ptx.read.tid.x() nounwind readnone
  %v = call ptx_device i32 @twice(i32 %t)
  %p = getelementptr inbounds [64 x i32] addrspace(3)* @s, i32 0, i32 %t
  store i32 %v, i32 addrspace(3)* %p, align 4
  %late = icmp ugt i32 %v, 1000
  br i1 %late, label %sync, label %go
sync:
  call ptx_device void @llvm.ptx.bar.sync(i32 0)
  br label %go
go:
  %r = load i32 addrspace(3)* getelementptr inbounds ([64 x i32] addrspace(3)* @s, i32 0, i32 3), align 4
  %o = getelementptr inbounds i32* %a, i32 %t
  store i32 %r, i32* %o
  ret void
}
declare ptx_device i32 @llvm.ptx.read.tid.x() nounwind readnone
declare ptx_device void @llvm.ptx.bar.sync(i32) nounwind
