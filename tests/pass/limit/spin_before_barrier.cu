// Warp 0 raises the flag before the barrier. Twin: fail/limit/spin_behind_barrier.
// run: --grid 1 --block 64 --max-steps 20000 --arg 'flag=i32[1]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --max-steps 20000 --arg 'flag=i32[1]:zeros' --model lockstep
// expect: none
__global__ void k(volatile int *flag) {
  int t = threadIdx.x;
  if (t == 0)
    flag[0] = 1;
  if (t >= 32)
    while (flag[0] == 0) {}
  __syncthreads();
}
