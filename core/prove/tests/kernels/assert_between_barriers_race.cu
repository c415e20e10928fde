// race: 1 64
// A thread that leaves the loop comes to another barrier.
__global__ void k(int *out) {
  __shared__ int s[1024];
  int t = threadIdx.x;
  s[t] = 1;
  __syncthreads();
  for (int half = blockDim.x / 2; half > 0; half /= 2) {
    if (t < half) s[t] += s[t + half];
    __syncthreads();
    if (t >= half) break;
  }
  __syncthreads();
  if (t == 0) out[blockIdx.x] = s[0];
}
