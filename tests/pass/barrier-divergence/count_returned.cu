// Thread 5 returns after a barrier for all 64 threads. Twin: fail/barrier-divergence/count_returned.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  int t = threadIdx.x;
  asm volatile("bar.sync 1, 64;" ::: "memory");
  if (t == 5)
    return;
  o[t] = t;
}
