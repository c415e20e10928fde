// A step of a scan reads what it writes elsewhere; the value between has the type that the template has.
template <typename T>
__global__ void scan_blocks(T *data, int n) {
  __shared__ T temp[64];
  const int t = threadIdx.x, i = blockIdx.x * 64 + t;
  temp[t] = i < n ? data[i] : T(0);
  __syncthreads();
  for (int d = 1; d < 64; d *= 2) {
    if (t >= d) temp[t] += temp[t - d];
    __syncthreads();
  }
  if (i < n) data[i] = temp[t];
}
template __global__ void scan_blocks<int>(int *, int);
template __global__ void scan_blocks<double>(double *, int);
