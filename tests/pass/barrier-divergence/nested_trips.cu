// Nested loops with the same trips for all. Twin: fail/barrier-divergence/nested_trips.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  int t = threadIdx.x;
  int inner = 2;
  for (int i = 0; i < 4 / inner; ++i)
    for (int j = 0; j < inner; ++j)
      __syncthreads();
  o[t] = 1;
}
