// Warp 1 waits for a flag that warp 0 raises only behind a barrier, where it waits for warp 1. Twin:
// pass/limit/spin_before_barrier.
// run: --grid 1 --block 64 --max-steps 20000 --arg 'flag=i32[1]:zeros' --model its
// expect: limit
// run: --grid 1 --block 64 --max-steps 20000 --arg 'flag=i32[1]:zeros' --model lockstep
// expect: limit
__global__ void k(volatile int *flag) {
  int t = threadIdx.x;
  if (t >= 32)
    while (flag[0] == 0) {}
  __syncthreads();
  if (t == 0)
    flag[0] = 1;
}
