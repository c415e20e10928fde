// Reductions, histograms, selections and sorts of CUB, device-wide, by blocks and by warps.
// nvcc: --extended-lambda
#include <cub/cub.cuh>
#include <cstdio>
#include <vector>
#define CK(x) do { cudaError_t e = (x); if (e) { printf("%s: %s\n", #x, cudaGetErrorString(e)); return 1; } } while (0)
template <int T, int I> __global__ void block_sort(int *d) {
  typedef cub::BlockLoad<int, T, I, cub::BLOCK_LOAD_TRANSPOSE> Load; typedef cub::BlockStore<int, T, I, cub::BLOCK_STORE_TRANSPOSE> Store; typedef cub::BlockRadixSort<int, T, I> Sort;
  __shared__ union { typename Load::TempStorage l; typename Store::TempStorage s; typename Sort::TempStorage r; } u;
  int k[I]; int at = blockIdx.x * T * I; Load(u.l).Load(d + at, k); __syncthreads(); Sort(u.r).Sort(k); __syncthreads(); Store(u.s).Store(d + at, k);
}
__global__ void warp_things(const int *in, int *out) {
  __shared__ typename cub::WarpReduce<int>::TempStorage r[4]; __shared__ typename cub::WarpScan<int>::TempStorage s[4];
  int w = threadIdx.x / 32, v = in[threadIdx.x]; int sum = cub::WarpReduce<int>(r[w]).Sum(v); int inc; cub::WarpScan<int>(s[w]).InclusiveSum(v, inc);
  if (threadIdx.x % 32 == 0) out[w] = sum; if (threadIdx.x % 32 == 31) out[4 + w] = inc;
}
struct Max { template <class T> __host__ __device__ T operator()(const T &a, const T &b) const { return a > b ? a : b; } };
int main() {
  const int n = 1024; std::vector<int> h(n); for (int i = 0; i < n; i++) h[i] = (i * 2654435761u >> 7) % 1000;
  int *d, *o, *cnt; CK(cudaMalloc(&d, n * 4)); CK(cudaMalloc(&o, n * 4)); CK(cudaMalloc(&cnt, 4)); CK(cudaMemcpy(d, h.data(), n * 4, cudaMemcpyHostToDevice));
  void *tmp = nullptr; size_t bytes = 0; CK(cub::DeviceReduce::Reduce(tmp, bytes, d, cnt, n, Max(), -1)); CK(cudaMalloc(&tmp, bytes)); CK(cub::DeviceReduce::Reduce(tmp, bytes, d, cnt, n, Max(), -1));
  int m; CK(cudaMemcpy(&m, cnt, 4, cudaMemcpyDeviceToHost)); printf("max %d\n", m); cudaFree(tmp); tmp = nullptr; bytes = 0;
  int *histo; CK(cudaMalloc(&histo, 10 * 4)); CK(cub::DeviceHistogram::HistogramEven(tmp, bytes, d, histo, 11, 0, 1000, n)); CK(cudaMalloc(&tmp, bytes)); CK(cub::DeviceHistogram::HistogramEven(tmp, bytes, d, histo, 11, 0, 1000, n));
  int hh[10], all = 0; CK(cudaMemcpy(hh, histo, 40, cudaMemcpyDeviceToHost)); for (int x : hh) all += x; printf("histogram of %d\n", all); cudaFree(tmp); tmp = nullptr; bytes = 0;
  auto odd = [] __device__(int x) { return x & 1; }; CK(cub::DeviceSelect::If(tmp, bytes, d, o, cnt, n, odd)); CK(cudaMalloc(&tmp, bytes)); CK(cub::DeviceSelect::If(tmp, bytes, d, o, cnt, n, odd)); CK(cudaMemcpy(&m, cnt, 4, cudaMemcpyDeviceToHost));
  int want = 0; for (int x : h) want += x & 1; printf("odd %d %d\n", m, want); cudaFree(tmp); tmp = nullptr; bytes = 0;
  CK(cub::DeviceRadixSort::SortKeysDescending(tmp, bytes, d, o, n)); CK(cudaMalloc(&tmp, bytes)); CK(cub::DeviceRadixSort::SortKeysDescending(tmp, bytes, d, o, n)); int two[2]; CK(cudaMemcpy(two, o, 8, cudaMemcpyDeviceToHost)); printf("top %d %d\n", two[0] >= two[1], two[0]); cudaFree(tmp);
  warp_things<<<1, 128>>>(d, o); int w[8]; CK(cudaMemcpy(w, o, 32, cudaMemcpyDeviceToHost)); int s0 = 0; for (int i = 0; i < 32; i++) s0 += h[i]; printf("warp %d %d\n", w[0] == s0, w[0] == w[4]);
  block_sort<128, 4><<<2, 128>>>(d); std::vector<int> g(n); CK(cudaMemcpy(g.data(), d, n * 4, cudaMemcpyDeviceToHost)); int bad = 0; for (int i = 1; i < n; i++) if (i % 512) bad += g[i - 1] > g[i]; printf("unsorted %d\n", bad);
  cudaFree(d); cudaFree(o); cudaFree(cnt); cudaFree(histo); return bad;
}
