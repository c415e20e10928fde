; run: --grid 2 --block 64 --shared-bytes 256
; expect: none
; ModuleID = 'atomics.cu'
target triple = "nvptx64-nvidia-cuda"

%struct.uint3 = type { i32, i32, i32 }
%union.u = type { float }

@threadIdx = external constant %struct.uint3
@blockDim = external addrspace(0) constant %struct.uint3
@cells = external addrspace(3) global [0 x i32]
@table = internal addrspace(4) global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
@lock = linker_private global i32 0, align 4
@old.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define void @count(i32* nocapture %out, i32 %n) #0 {
entry:
  %x = load i32* getelementptr (%struct.uint3* @threadIdx, i64 0, i32 0), align 4, !tbaa !5
  %y = load i32* bitcast (i8* getelementptr (i8* bitcast (%struct.uint3* @threadIdx to i8*), i64 4) to i32*), align 4
  %w = load i32* bitcast (%struct.uint3* @blockDim to i32*), align 4
  %yw = mul nuw i32 %y, %w
  %t = add nsw i32 %x, %yw
  %cell = getelementptr inbounds [0 x i32] addrspace(3)* @cells, i64 0, i32 %t
  store i32 0, i32 addrspace(3)* %cell, align 4
  tail call void @llvm.cuda.syncthreads() #1
  %low = and i32 %t, 3
  %entry.p = getelementptr [4 x i32]* addrspacecast ([4 x i32] addrspace(4)* @table to [4 x i32]*), i32 0, i32 %low
  %k = load i32* %entry.p, align 4
  %target = getelementptr inbounds [0 x i32] addrspace(3)* @cells, i64 0, i32 %low
  %generic = addrspacecast i32 addrspace(3)* %target to i32*
  %old = atomicrmw add i32* %generic, i32 %k monotonic
  %o32 = atomicrmw volatile xchg i32* @lock, i32 %n acq_rel
  %seen = cmpxchg i32* @lock, i32 %n, i32 %t seq_cst
  %same = icmp eq i32 %seen, %n
  %any = select i1 %same, i32 %old, i32 %o32
  %unused = icmp slt i32 %any, 0
  tail call void @llvm.cuda.syncthreads() nounwind
  br i1 %unused, label %bad, label %good

bad:                                              ; preds = %entry
  %p = getelementptr inbounds [4 x i8]* @old.str, i32 0, i32 0
  %printed = call i32 (i8*, ...)* @printf(i8* %p, i32 %any)
  br label %good

good:
  %last = load i32 addrspace(3)* %cell, align 4
  %global = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone
  %base = mul i32 %global, 64
  %at = add i32 %base, %t
  %o = getelementptr inbounds i32* %out, i32 %at
  store i32 %last, i32* %o, align 4
  ret void
}

declare void @llvm.cuda.syncthreads() nounwind
declare i32 @printf(i8* nocapture, ...) nounwind
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

attributes #0 = { nounwind "less-precise-fpmad"="false" "no-frame-pointer-elim"="false" "unsafe-fp-math"="false" }
attributes #1 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.ident = !{!1}

!0 = metadata !{void (i32*, i32)* @count, metadata !"kernel", i32 1}
!1 = metadata !{metadata !"clang version 3.4 (tags/RELEASE_34/final)"}
!2 = metadata !{metadata !"int", metadata !3}
!3 = metadata !{metadata !"omnipotent char", metadata !4}
!4 = metadata !{metadata !"Simple C/C++ TBAA"}
!5 = metadata !{metadata !2, metadata !2, i64 0}
