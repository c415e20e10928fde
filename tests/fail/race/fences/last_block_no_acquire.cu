// Last-block sum whose last block does not fence between ticket and reads. Twin: pass/fences/last_block_sum.
// run: --grid 4 --block 32 --arg 'o=i32[1]:zeros' --arg 'part=i32[4]:zeros' --model its
// expect: race raw 10 16
// run: --grid 4 --block 32 --arg 'o=i32[1]:zeros' --arg 'part=i32[4]:zeros' --model lockstep
// expect: race raw 10 16
__device__ unsigned count = 0;
__global__ void k(int *o, int *part) {
  int b = blockIdx.x;
  if (threadIdx.x == 0) {
    part[b] = b + 1;
    __threadfence();
    unsigned ticket = atomicAdd(&count, 1u);
    if (ticket == gridDim.x - 1) {
      int sum = 0;
      for (int i = 0; i < gridDim.x; ++i)
        sum += part[i];
      o[0] = sum;
    }
  }
}
