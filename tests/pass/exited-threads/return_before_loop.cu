// No thread returns.
// Twin: fail/exited-threads/return_before_loop.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=64 --model its
// expect: none
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --arg n=64 --model lockstep
// expect: none
__global__ void k(int *o, int n) {
  if (threadIdx.x >= n)
    return;
  for (int i = 0; i < 3; ++i) {
    o[threadIdx.x] += i;
    __syncthreads();
  }
}
