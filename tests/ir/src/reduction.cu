// Tree reduction in shared memory, then by shuffles; dynamic shared memory; a kernel template.
template <int N>
__device__ int warp_sum(int v) {
  for (int d = N / 2; d > 0; d >>= 1)
    v += __shfl_down_sync(0xffffffffu, v, d);
  return v;
}
__global__ void reduce(int *out, const int *in, int n) {
  extern __shared__ int s[];
  int t = threadIdx.x;
  int i = blockIdx.x * blockDim.x + t;
  s[t] = i < n ? in[i] : 0;
  __syncthreads();
  for (int d = blockDim.x / 2; d >= 32; d >>= 1) {
    if (t < d)
      s[t] += s[t + d];
    __syncthreads();
  }
  if (t < 32) {
    int v = warp_sum<32>(s[t]);
    if (t == 0)
      atomicAdd(out, v);
  }
}
template <class T>
__global__ void fill(T *p, T v) {
  p[blockIdx.x * blockDim.x + threadIdx.x] = v;
}
template __global__ void fill<long long>(long long *, long long);
template __global__ void fill<double>(double *, double);
