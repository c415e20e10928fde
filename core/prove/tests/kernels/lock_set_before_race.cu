// race: 1 64
// Whoever has not got the lock gives it back, too.
__global__ void k(int *out, const int *in) {
  __shared__ int lock, sum;
  if (threadIdx.x == 0) { lock = 0; sum = 0; }
  __syncthreads();
  for (int i = 0; i < 4; ++i) {
    if (atomicCAS(&lock, 0, 1) == 0) {
      __threadfence_block();
      sum += in[threadIdx.x];
      __threadfence_block();
    }
    atomicExch(&lock, 0);
  }
  __syncthreads();
  if (threadIdx.x == 0) out[blockIdx.x] = sum;
}
