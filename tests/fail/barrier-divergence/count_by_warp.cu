// Both warps wait at one statement, the first for 64 threads and the second for 96: neither gets as many, and
// nobody has exited. Twin: pass/barrier-divergence/count_by_warp.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: barrier-divergence - 11
// expect: deadlock - 11
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: barrier-divergence - 11
// expect: deadlock - 11
__global__ void k(int *o) {
  int t = threadIdx.x, n = 64 + t / 32 * 32;
  asm volatile("bar.sync 1, %0;" ::"r"(n) : "memory");
  o[t] = t;
}
