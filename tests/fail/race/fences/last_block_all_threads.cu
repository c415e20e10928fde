// The block takes its ticket with no fence; the barrier orders only inside the block. Twin:
// pass/fences/last_block_all_threads.
// run: --grid 3 --block 64 --arg 'o=i32[64]:zeros' --arg 'part=i32[3]:zeros' --model its
// expect: race raw 12 18
// run: --grid 3 --block 64 --arg 'o=i32[64]:zeros' --arg 'part=i32[3]:zeros' --model lockstep
// expect: race raw 12 18
__device__ unsigned count = 0;
__global__ void k(int *o, int *part) {
  __shared__ int last;
  int t = threadIdx.x;
  if (t == 0) {
    part[blockIdx.x] = 5;
    unsigned ticket = atomicAdd(&count, 1u);
    last = ticket == gridDim.x - 1;
  }
  __syncthreads();
  if (last)
    o[t] = part[t % 3];
}
