// The loop over elements is a macro, as libraries have it.
#define KERNEL_LOOP(i, n) for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < (n); i += blockDim.x * gridDim.x)
template <typename T>
__global__ void bincount(const T *x, int *bins, const int n, const int most) {
  __shared__ int local[64];
  if (threadIdx.x < 64) local[threadIdx.x] = 0;
  KERNEL_LOOP(i, n) {
    const T b = x[i];
    if (b >= 0 && b < most && b < 64) {
      atomicAdd(&local[b], 1);
    }
  }
  if (threadIdx.x < 64) atomicAdd(&bins[threadIdx.x], local[threadIdx.x]);
}
void host(const int *x, int *bins, int n) { bincount<int><<<8, 256>>>(x, bins, n, 64); }
