// Threads beyond n return, the others meet at a barrier: exited threads count as arrived on sm_70 and
// later (a note), not before (a warning). Twin: pass/exited-threads/early_return.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model its
// expect: none
// expect-note: exited-threads - 19
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model lockstep
// expect: exited-threads - 19
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model its --exited strict
// expect: exited-threads - 19
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=40 --model lockstep --exited arrive
// expect: none
// expect-note: exited-threads - 19
__global__ void k(int *o, int n) {
  __shared__ int s[64];
  int t = threadIdx.x;
  if (t >= n)
    return;
  s[t] = t;
  __syncthreads();
  o[t] = s[n - 1 - t];
}
