// Warp 0 makes one iteration and ends, warp 1 makes two.
// Twin: pass/barrier-divergence/fewer_trips.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: barrier-divergence - 11
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: barrier-divergence - 11
__global__ void k(int *o) {
  int t = threadIdx.x;
  for (int i = 0; i <= t / 32; ++i) {
    o[t] += 1;
    __syncthreads();
  }
}
