// The barrier is inside a condition on the thread id that splits warp 1: its lanes 8 to 31 are alive and
// elsewhere. Twin: pass/barrier-divergence/by_thread_id.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: barrier-divergence - 11
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: barrier-divergence - 11
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (t < 40) {
    o[t] = t;
    __syncthreads();
  }
  o[t] += 1;
}
