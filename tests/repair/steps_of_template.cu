// The last steps of a reduction by a template relied on lockstep. Which steps there are is known when it is compiled.
template <typename T, unsigned int size>
__device__ void last_steps(volatile T *s, unsigned int t) {
  if (size >= 64) s[t] += s[t + 32];
  if (size >= 32) s[t] += s[t + 16];
  if (size >= 16) s[t] += s[t + 8];
  if (size >= 8) s[t] += s[t + 4];
  if (size >= 4) s[t] += s[t + 2];
  if (size >= 2) s[t] += s[t + 1];
}
template <typename T, unsigned int size>
__global__ void sum(const T *in, T *out, unsigned int n) {
  __shared__ T s[size];
  const unsigned int t = threadIdx.x;
  T own = 0;
  for (unsigned int i = blockIdx.x * size + t; i < n; i += size * gridDim.x) own += in[i];
  s[t] = own;
  __syncthreads();
  if (size >= 128) {
    if (t < 64) s[t] += s[t + 64];
    __syncthreads();
  }
  if (t < 32) last_steps<T, size>(s, t);
  if (t == 0) out[blockIdx.x] = s[0];
}
template __global__ void sum<double, 128>(const double *, double *, unsigned int);
