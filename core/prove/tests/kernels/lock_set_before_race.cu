// race: 1 64
// No barrier orders setting the lock before taking it.
__global__ void k(int *out, const int *in) {
  __shared__ int lock, sum;
  if (threadIdx.x == 0) { lock = 0; sum = 0; }
  while (atomicCAS(&lock, 0, 1) != 0) ;
  __threadfence_block();
  sum += in[threadIdx.x];
  __threadfence_block();
  atomicExch(&lock, 0);
  __syncthreads();
  if (threadIdx.x == 0) out[blockIdx.x] = sum;
}
