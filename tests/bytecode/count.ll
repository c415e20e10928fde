; A value of a loop is read after it; a device function with two returns and a struct as result.
define ptx_kernel void @count(ptr %out, i64 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %i2 = add i64 %i, 3
  %twice = mul i64 %i2, %n
  %on = icmp ult i64 %i2, %t
  br i1 %on, label %loop, label %end

end:
  %pair = call { i64, i64 } @both(i64 %twice, <2 x half> <half 0xH3C00, half 0xH4000>)
  %a = extractvalue { i64, i64 } %pair, 0
  %p = getelementptr i64, ptr %out, i64 %t
  store i64 %a, ptr %p, align 8
  ret void
}

define internal { i64, i64 } @both(i64 %x, <2 x half> %h) {
  %sum = fadd <2 x half> %h, %h
  %bits = bitcast <2 x half> %sum to i32
  %wide = zext i32 %bits to i64
  %small = icmp ult i64 %x, 9
  br i1 %small, label %yes, label %no

yes:
  %r1 = insertvalue { i64, i64 } undef, i64 %wide, 0
  ret { i64, i64 } %r1

no:
  %r2 = insertvalue { i64, i64 } { i64 1, i64 2 }, i64 %x, 0
  ret { i64, i64 } %r2
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
