// Warp 1 waits for a flag that warp 0 raises only behind a barrier, where it waits for warp 1.
// Twin: pass/limit/spin_before_barrier.
// run: --grid 1 --block 64 --arg 'flag=i32[1]:zeros' --model its
// expect: deadlock - 10
// run: --grid 1 --block 64 --arg 'flag=i32[1]:zeros' --model lockstep
// expect: deadlock - 10
__global__ void k(volatile int *flag) {
  int t = threadIdx.x;
  if (t >= 32)
    while (flag[0] == 0) {}
  __syncthreads();
  if (t == 0)
    flag[0] = 1;
}
