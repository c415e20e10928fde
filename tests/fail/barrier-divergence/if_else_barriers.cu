// One barrier in each arm; warp 0 waits at the first, warp 1 at the second. Each warp is whole, and a GPU
// may let them pass, but they are two barriers. Twin: pass/barrier-divergence/if_else_barriers.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: barrier-divergence * 10 12
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: barrier-divergence * 10 12
__global__ void k(int *o) {
  int t = threadIdx.x;
  if (t < 32)
    __syncthreads();
  else
    __syncthreads();
  o[t] = 1;
}
