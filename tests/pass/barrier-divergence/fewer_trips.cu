// Both warps make two iterations.
// Twin: fail/barrier-divergence/fewer_trips.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  int t = threadIdx.x;
  for (int i = 0; i <= 1; ++i) {
    o[t] += 1;
    __syncthreads();
  }
}
