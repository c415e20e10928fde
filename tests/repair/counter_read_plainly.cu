// One block reports how far the others are: by a plain read.
__global__ void work(const int *in, int *out, int *done, int *seen) {
  if (blockIdx.x == 0) {
    if (threadIdx.x == 0) *seen = *done;
  } else {
    out[blockIdx.x * blockDim.x + threadIdx.x] = 2 * in[blockIdx.x * blockDim.x + threadIdx.x];
    if (threadIdx.x == 0) atomicAdd(done, 1);
  }
}
