// A number of threads that is computed, and the same for both warps. Twin: fail/barrier-divergence/count_by_warp.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  int t = threadIdx.x, n = 64 + t / 64 * 32;
  asm volatile("bar.sync 1, %0;" ::"r"(n) : "memory");
  o[t] = t;
}
