// In shared memory, by warps of one block: the warp with the last number resets. Twin: pass/atomics/last_warp_resets.
// run: --grid 1 --block 128 --arg 'o=i32[1]:zeros' --model its
// expect: race * 14 17
// expect: race * 14 16
// run: --grid 1 --block 128 --arg 'o=i32[1]:zeros' --model lockstep
// expect: race * 14 17
// expect: race * 14 16
__global__ void k(int *o) {
  __shared__ int count;
  if (threadIdx.x == 0)
    count = 0;
  __syncthreads();
  if (threadIdx.x % 32 == 0) {
    atomicAdd(&count, 1);
    if (threadIdx.x == blockDim.x - 32) {
      o[0] = count;
      count = 0;
    }
  }
}
