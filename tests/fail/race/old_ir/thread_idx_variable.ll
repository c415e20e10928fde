; `threadIdx` as a variable, as the front end of old releases left it: reading it is reading the thread.
; Twin: pass/old_ir/thread_idx_variable.
; run: --search default --budget 30-launches
; expect: race war 16 17
; expect: race warp-level 16 17
%struct.dim3 = type { i32, i32, i32 }
@threadIdx = external global %struct.dim3

define void @shift(i32* %a) {
  %t = load i32* getelementptr inbounds (%struct.dim3* @threadIdx, i32 0, i32 0), align 4
  %n = add i32 %t, 1
  %i = sext i32 %t to i64
  %j = sext i32 %n to i64
  %p = getelementptr inbounds i32* %a, i64 %i
  %q = getelementptr inbounds i32* %a, i64 %j
  %v = load i32* %q, align 4
  store i32 %v, i32* %p, align 4
  ret void
}
