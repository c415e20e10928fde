; Masked accesses as LLVM up to 21 spells them, with the alignment as an operand, and what a compiler asks of
; pointers: `llvm.ptrmask` and `llvm.objectsize`.
; run: --grid 1 --block 32 --arg '#0=i32[126]:iota' --arg '#1=i32[160]:zeros'
; expect: none
; warpscope: block.x == 32
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@message = private unnamed_addr constant [7 x i8] c"failed\00"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32 immarg, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32 immarg, <4 x i1>)
declare <2 x double> @llvm.masked.gather.v2f64.v2p0(<2 x ptr>, i32 immarg, <2 x i1>, <2 x double>)
declare void @llvm.masked.scatter.v4i32.v4p0(<4 x i32>, <4 x ptr>, i32 immarg, <4 x i1>)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare ptr addrspace(3) @llvm.ptrmask.p3.i32(ptr addrspace(3), i32)
declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg)
declare void @__assertfail(ptr, ptr, i32, ptr, i64)

define ptx_kernel void @chosen(ptr %in, ptr %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wide = zext i32 %t to i64
  %first = shl i64 %wide, 2
  %from = getelementptr i32, ptr %in, i64 %first
  %last = icmp ne i32 %t, 31
  %m1 = insertelement <4 x i1> <i1 true, i1 true, i1 false, i1 false>, i1 %last, i64 2
  %mask = insertelement <4 x i1> %m1, i1 %last, i64 3
  %v = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %from, i32 4, <4 x i1> %mask, <4 x i32> <i32 -1, i32 -2, i32 -3, i32 -4>)
  %second = extractelement <4 x i32> %v, i64 1
  %expected = or disjoint i32 %t, 0
  %four = shl i32 %expected, 2
  %next = add i32 %four, 1
  %good = icmp eq i32 %second, %next
  %to = getelementptr i32, ptr %out, i64 %first
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %to, i32 16, <4 x i1> <i1 true, i1 false, i1 true, i1 false>)
  %odd = getelementptr i8, ptr %to, i64 13
  %even = call ptr @llvm.ptrmask.p0.i64(ptr %odd, i64 -16)
  %same = icmp eq ptr %even, %to
  %none = call <2 x double> @llvm.masked.gather.v2f64.v2p0(<2 x ptr> zeroinitializer, i32 8, <2 x i1> zeroinitializer, <2 x double> <double 1.0, double 2.0>)
  %two = extractelement <2 x double> %none, i64 1
  %kept = fcmp oeq double %two, 2.0
  %extra = getelementptr i32, ptr %out, i64 128
  %mine = getelementptr i32, ptr %extra, i64 %wide
  %p1 = insertelement <4 x ptr> zeroinitializer, ptr %mine, i64 1
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> splat (i32 5), <4 x ptr> %p1, i32 4, <4 x i1> <i1 false, i1 true, i1 false, i1 false>)
  %five = load i32, ptr %mine, align 4
  %stored = icmp eq i32 %five, 5
  %most = call i64 @llvm.objectsize.i64.p0(ptr %out, i1 false, i1 true, i1 false)
  %least = call i64 @llvm.objectsize.i64.p0(ptr %out, i1 true, i1 true, i1 false)
  %open = icmp ugt i64 %most, %least
  %a = and i1 %good, %same
  %b = and i1 %kept, %stored
  %c = and i1 %a, %b
  %all = and i1 %c, %open
  br i1 %all, label %done, label %bad

bad:
  call void @__assertfail(ptr @message, ptr @message, i32 1, ptr @message, i64 1)
  unreachable

done:
  ret void
}
