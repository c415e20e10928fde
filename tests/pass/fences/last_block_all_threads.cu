// All threads of the last block read the partial sums; thread 0 fences after the ticket, and the barrier
// carries that to the others. Twin: fail/race/fences/last_block_all_threads.
// run: --grid 3 --block 64 --arg 'o=i32[64]:zeros' --arg 'part=i32[3]:zeros' --model its
// expect: none
// run: --grid 3 --block 64 --arg 'o=i32[64]:zeros' --arg 'part=i32[3]:zeros' --model lockstep
// expect: none
__device__ unsigned count = 0;
__global__ void k(int *o, int *part) {
  __shared__ int last;
  int t = threadIdx.x;
  if (t == 0) {
    part[blockIdx.x] = 5;
    __threadfence();
    unsigned ticket = atomicAdd(&count, 1u);
    __threadfence();
    last = ticket == gridDim.x - 1;
  }
  __syncthreads();
  if (last)
    o[t] = part[t % 3];
}
