// One barrier in nested loops. Both warps meet it four times, but the second time warp 0 is in trip (1,0)
// and warp 1 in trip (0,1): not the same instance. Twin: pass/barrier-divergence/nested_trips.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: barrier-divergence - 12
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: barrier-divergence - 12
__global__ void k(int *o) {
  int t = threadIdx.x;
  int inner = 1 + t / 32;
  for (int i = 0; i < 4 / inner; ++i)
    for (int j = 0; j < inner; ++j)
      __syncthreads();
  o[t] = 1;
}
