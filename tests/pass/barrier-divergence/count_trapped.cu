// No thread takes the way to the trap, so both warps meet. Twin: fail/barrier-divergence/count_trapped.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (t >= 64)
    __trap();
  asm volatile("bar.sync 1, 64;" ::: "memory");
  o[t] = t;
}
