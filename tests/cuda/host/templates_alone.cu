// Kernels that are templates, in a file whose host part is elsewhere. Twin: cuda/host/templates_alone_racy.
// run: --search default
// expect: none
namespace scan {
template <typename T> __device__ T twice(T x) { return 2 * x; }
template <typename T, int SIZE = 128> __global__ void reverse(T *a, int n) {
  __shared__ T s[SIZE];
  s[threadIdx.x] = twice(a[threadIdx.x]);
  __syncthreads();
  a[threadIdx.x] = s[SIZE - 1 - threadIdx.x];
}
template <class T, unsigned TILE, bool ADD> __global__ void transpose(const T *in, T *out, int pitch) {
  __shared__ T t[TILE][TILE + 1];
  int x = blockIdx.x * TILE, y = blockIdx.y * TILE;
  t[threadIdx.y][threadIdx.x] = in[(y + threadIdx.y) * pitch + x + threadIdx.x];
  __syncthreads();
  T v = t[threadIdx.x][threadIdx.y];
  out[(x + threadIdx.y) * pitch + y + threadIdx.x] = ADD ? v + 1 : v;
}
}
