// A condition around everything, the barrier in it: the other threads skip it and end.
// Twin: pass/barrier-divergence/last_statement_in_if.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: barrier-divergence - 11
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: barrier-divergence - 11
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (t < 40) {
    o[t] = t;
    __syncthreads();
    o[t] += 1;
  }
}
