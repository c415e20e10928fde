// A shared sum that nobody set to zero. Twin: pass/uninitialized-read/uninitialized_sum.
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model its
// expect: uninitialized-read - 11
// run: --grid 1 --block 64 --arg 'o=i32[64]:zeros' --model lockstep
// expect: uninitialized-read - 11
__global__ void k(int *o) {
  __shared__ int sum;
  if (threadIdx.x == 0)
    o[0] = 0;
  __syncthreads();
  atomicAdd(&sum, 1);
}
