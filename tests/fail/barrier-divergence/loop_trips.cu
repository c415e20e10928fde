// Even lanes make one trip, odd ones two: in the second the even ones wait at the end of the loop. Twin:
// pass/barrier-divergence/loop_trips.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: barrier-divergence - 10
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: barrier-divergence - 10
__global__ void k(int *o) {
  int t = threadIdx.x;
  for (int i = 0; i < 1 + (t & 1); ++i)
    __syncthreads();
  o[t] = 1;
}
