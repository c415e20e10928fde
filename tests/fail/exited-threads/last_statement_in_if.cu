// A condition around everything, the barrier in it: the other threads have nothing left to do and end.
// Twin: pass/exited-threads/last_statement_in_if.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// expect-note: exited-threads - 12
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: exited-threads - 12
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (t < 40) {
    o[t] = t;
    __syncthreads();
    o[t] += 1;
  }
}
