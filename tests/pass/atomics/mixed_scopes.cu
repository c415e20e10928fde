// Block scope and device scope on one shared counter: both cover the block. Twin: fail/race/atomics/mixed_scopes.
// run: --grid 2 --block 64 --arg 'o=i32[2]:zeros' --model its
// expect: none
// run: --grid 2 --block 64 --arg 'o=i32[2]:zeros' --model lockstep
// expect: none
__global__ void k(int *o) {
  __shared__ int c;
  if (threadIdx.x == 0)
    c = 0;
  __syncthreads();
  atomicAdd_block(&c, 1);
  atomicAdd(&c, 1);
  __syncthreads();
  if (threadIdx.x == 0)
    o[blockIdx.x] = c;
}
