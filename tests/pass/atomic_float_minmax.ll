; atomicrmw fmax and fmin return the other operand if one is NaN, and order -0 before +0 as llvm.maxnum and
; llvm.minnum do; fmaximum and fminimum return NaN if an operand is NaN. Traps at the first wrong result.
; run: --grid 1 --block 32
; expect: none
target datalayout = "e-p:64:64"
target triple = "nvptx64-nvidia-cuda"

@f = addrspace(1) global float 0.0
@d = addrspace(1) global double 0.0

define ptx_kernel void @k() {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = icmp eq i32 %t, 0
  br i1 %first, label %work, label %done

work:
; two operands, and the bits of the results of fmax, fmin, fmaximum and fminimum
  call void @single(i32 1065353216, i32 1073741824, i32 1073741824, i32 1065353216, i32 1073741824, i32 1065353216)
  call void @single(i32 -2147483648, i32 0, i32 0, i32 -2147483648, i32 0, i32 -2147483648)
  call void @single(i32 0, i32 -2147483648, i32 0, i32 -2147483648, i32 0, i32 -2147483648)
  call void @single(i32 2143289344, i32 1065353216, i32 1065353216, i32 1065353216, i32 2147483647, i32 2147483647)
  call void @single(i32 1065353216, i32 2143289344, i32 1065353216, i32 1065353216, i32 2147483647, i32 2147483647)
  call void @double(i64 -9223372036854775808, i64 0, i64 0, i64 -9223372036854775808, i64 0, i64 -9223372036854775808)
  call void @double(i64 0, i64 -9223372036854775808, i64 0, i64 -9223372036854775808, i64 0, i64 -9223372036854775808)
  call void @double(i64 9221120237041090560, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 9223372036854775807, i64 9223372036854775807)
  call void @double(i64 4607182418800017408, i64 9221120237041090560, i64 4607182418800017408, i64 4607182418800017408, i64 9223372036854775807, i64 9223372036854775807)
  br label %done

done:
  ret void
}

define internal void @single(i32 %a, i32 %b, i32 %max, i32 %min, i32 %maximum, i32 %minimum) {
  %x = bitcast i32 %a to float
  %y = bitcast i32 %b to float
  store float %x, ptr addrspace(1) @f
  %fmax.old = atomicrmw fmax ptr addrspace(1) @f, float %y monotonic
  %fmax.new = load i32, ptr addrspace(1) @f
  call void @check.i32(i32 %fmax.new, i32 %max)
  store float %x, ptr addrspace(1) @f
  %fmin.old = atomicrmw fmin ptr addrspace(1) @f, float %y monotonic
  %fmin.new = load i32, ptr addrspace(1) @f
  call void @check.i32(i32 %fmin.new, i32 %min)
  store float %x, ptr addrspace(1) @f
  %fmaximum.old = atomicrmw fmaximum ptr addrspace(1) @f, float %y monotonic
  %fmaximum.new = load i32, ptr addrspace(1) @f
  call void @check.i32(i32 %fmaximum.new, i32 %maximum)
  store float %x, ptr addrspace(1) @f
  %fminimum.old = atomicrmw fminimum ptr addrspace(1) @f, float %y monotonic
  %fminimum.new = load i32, ptr addrspace(1) @f
  call void @check.i32(i32 %fminimum.new, i32 %minimum)
  ret void
}

define internal void @double(i64 %a, i64 %b, i64 %max, i64 %min, i64 %maximum, i64 %minimum) {
  %x = bitcast i64 %a to double
  %y = bitcast i64 %b to double
  store double %x, ptr addrspace(1) @d
  %fmax.old = atomicrmw fmax ptr addrspace(1) @d, double %y monotonic
  %fmax.new = load i64, ptr addrspace(1) @d
  call void @check.i64(i64 %fmax.new, i64 %max)
  store double %x, ptr addrspace(1) @d
  %fmin.old = atomicrmw fmin ptr addrspace(1) @d, double %y monotonic
  %fmin.new = load i64, ptr addrspace(1) @d
  call void @check.i64(i64 %fmin.new, i64 %min)
  store double %x, ptr addrspace(1) @d
  %fmaximum.old = atomicrmw fmaximum ptr addrspace(1) @d, double %y monotonic
  %fmaximum.new = load i64, ptr addrspace(1) @d
  call void @check.i64(i64 %fmaximum.new, i64 %maximum)
  store double %x, ptr addrspace(1) @d
  %fminimum.old = atomicrmw fminimum ptr addrspace(1) @d, double %y monotonic
  %fminimum.new = load i64, ptr addrspace(1) @d
  call void @check.i64(i64 %fminimum.new, i64 %minimum)
  ret void
}

define internal void @check.i32(i32 %found, i32 %expected) {
  %same = icmp eq i32 %found, %expected
  br i1 %same, label %fine, label %wrong

wrong:
  call void @llvm.trap()
  unreachable

fine:
  ret void
}

define internal void @check.i64(i64 %found, i64 %expected) {
  %same = icmp eq i64 %found, %expected
  br i1 %same, label %fine, label %wrong

wrong:
  call void @llvm.trap()
  unreachable

fine:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.trap()
