// Warps add the sums of others that may not be there yet. The branch without another side does not hide where a
// barrier belongs.
// run: --search default
// expect: race raw 23 26
// expect-help: add __syncthreads() between lines 23 and 26
__global__ void scan(const int *in, int *out, int n) {
  __shared__ int sums[32];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int lane = threadIdx.x % 32, w = threadIdx.x / 32;
  int v = i < n ? in[i] : 0;
  for (int d = 1; d < 32; d *= 2) {
    int o = __shfl_up_sync(~0u, v, d);
    if (lane >= d) v += o;
  }
  if (lane == 31) sums[w] = v;
  __syncthreads();
  if (w == 0) {
    int s = lane < blockDim.x / 32 ? sums[lane] : 0;
    for (int d = 1; d < 32; d *= 2) {
      int o = __shfl_up_sync(~0u, s, d);
      if (lane >= d) s += o;
    }
    sums[lane] = s;
  }

  if (w > 0) v += sums[w - 1];
  if (i < n) out[i] = v;
}
