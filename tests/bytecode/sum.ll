; Goes into a loop around a barrier; threads beyond n end at once.
@tile = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @sum(ptr %in, ptr %out, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %inside = icmp slt i32 %tid, %n
  br i1 %inside, label %work, label %done

work:
  %i = sext i32 %tid to i64
  %p = getelementptr inbounds i32, ptr %in, i64 %i
  %x = load i32, ptr %p, align 4
  %s = getelementptr inbounds [64 x i32], ptr addrspace(3) @tile, i64 0, i64 %i
  store i32 %x, ptr addrspace(3) %s, align 4
  br label %loop

loop:
  %step = phi i32 [ 32, %work ], [ %half, %next ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %low = icmp slt i32 %tid, %step
  br i1 %low, label %add, label %next

add:
  %j = add nsw i32 %tid, %step
  %jw = sext i32 %j to i64
  %q = getelementptr inbounds [64 x i32], ptr addrspace(3) @tile, i64 0, i64 %jw
  %y = load i32, ptr addrspace(3) %q, align 4
  %old = atomicrmw add ptr addrspace(3) %s, i32 %y syncscope("block") monotonic, align 4
  br label %next

next:
  %half = lshr i32 %step, 1
  %more = icmp ne i32 %half, 0
  br i1 %more, label %loop, label %done

done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
