// In shared memory, by warps of one block. Twin: fail/race/atomics/last_warp_resets.
// run: --grid 1 --block 128 --arg 'o=i32[1]:zeros' --model its
// expect: none
// run: --grid 1 --block 128 --arg 'o=i32[1]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  __shared__ int count;
  if (threadIdx.x == 0)
    count = 0;
  __syncthreads();
  if (threadIdx.x % 32 == 0 && atomicAdd(&count, 1) == blockDim.x / 32 - 1) {
    o[0] = count;
    count = 0;
  }
}
