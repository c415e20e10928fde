// The last block to finish adds up what all have left.
// run: --grid 40 --block 128 --arg 'a=i32[5120]:random(33,-500,500)' --arg 'part=i32[40]:zeros' --arg 'count=u32[1]:zeros' --arg 'o=i32[1]:zeros'
__global__ void k(const int *a, int *part, unsigned *count, int *o) {
  __shared__ int sum;
  __shared__ bool last;
  if (threadIdx.x == 0)
    sum = 0;
  __syncthreads();
  atomicAdd(&sum, a[blockIdx.x * blockDim.x + threadIdx.x]);
  __syncthreads();
  if (threadIdx.x == 0) {
    part[blockIdx.x] = sum;
    __threadfence();
    last = atomicAdd(count, 1u) == gridDim.x - 1;
    __threadfence();
  }
  __syncthreads();
  if (last && threadIdx.x == 0) {
    int all = 0;
    for (int b = 0; b < gridDim.x; ++b)
      all += ((volatile int *)part)[b];
    *o = all;
  }
}
