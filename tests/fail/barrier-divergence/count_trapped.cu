// The partner warp traps before a barrier for 64 threads, so the first warp waits for ever.
// Twin: pass/barrier-divergence/count_trapped.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: trap - 14
// expect: barrier-divergence - 15
// expect: deadlock - 15
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: trap - 14
// expect: barrier-divergence - 15
// expect: deadlock - 15
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (t >= 32)
    __trap();
  asm volatile("bar.sync 1, 64;" ::: "memory");
  o[t] = t;
}
