// Between the two barriers another cell is read, so that both are needed. Twin:
// fail/redundant-barrier/either_of_two.
// run: --grid 2 --block 64 --arg 'm=f32[256]:iota' --arg 'out=f32[2]:zeros' --arg cols=128 --redundant
// expect: none
__device__ float tree_sum(float *buf) {
  int n = blockDim.x;
  __syncthreads();
  while (n > 1) {
    int half = (n + 1) >> 1;
    if (threadIdx.x + half < n) buf[threadIdx.x] += buf[threadIdx.x + half];
    __syncthreads();
    n = half;
  }
  return buf[0];
}
__global__ void row_sum(const float *m, float *out, int cols) {
  __shared__ float part[256];
  float s = 0.f;
  for (int c = threadIdx.x; c < cols; c += blockDim.x) s += m[blockIdx.x * cols + c];
  part[threadIdx.x] = s;
  __syncthreads();
  float other = part[blockDim.x - 1 - threadIdx.x];
  __syncthreads();
  part[threadIdx.x] = s - other;
  float r = tree_sum(part);
  if (threadIdx.x == 0) out[blockIdx.x] = r;
}
