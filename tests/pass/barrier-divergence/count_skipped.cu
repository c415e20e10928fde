// A barrier for the two warps that reach it; the other two have nothing to do with it.
// Twin: fail/barrier-divergence/count_skipped.
// run: --grid 1 --block 128 --arg 'o=i32[128]:zeros' --model its
// expect: none
// run: --grid 1 --block 128 --arg 'o=i32[128]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (t < 64)
    asm volatile("bar.sync 1, 64;" ::: "memory");
  o[t] = t;
}
