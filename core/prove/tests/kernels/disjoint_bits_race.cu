// race: 1 64
// Two bits are lost, and two are where others are.
__global__ void k(int *out) {
  __shared__ int s[64];
  unsigned t = threadIdx.x & 63;
  if (threadIdx.x < 64) s[t] = 0;
  __syncthreads();
  unsigned place = (t & ~63u) | ((t & 15) << 1) | ((t & 0x30) >> 4);
  if (threadIdx.x < 64) s[place] = t;
  __syncthreads();
  out[blockIdx.x * blockDim.x + threadIdx.x] = s[t];
}
