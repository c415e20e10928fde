// The buffers have no lengths, and no host passes t >= size.
// run: --search default
// expect: none
__global__ void eliminate(const float *m, float *a, int size, int t) {
  if (threadIdx.x + blockIdx.x * blockDim.x >= size - 1 - t) return;
  if (threadIdx.y + blockIdx.y * blockDim.y >= size - t) return;
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  a[size * (x + 1 + t) + (y + t)] -= m[size * (x + 1 + t) + t] * a[size * t + (y + t)];
}
void host(const float *m, float *a, int size) {
  dim3 block(4, 4), grid(size / 4 + 1, size / 4 + 1);
  for (int t = 0; t < size - 1; ++t) eliminate<<<grid, block>>>(m, a, size, t);
}
