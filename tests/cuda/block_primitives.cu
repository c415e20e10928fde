// run: --kernel block_sum --grid 1 --block 128
// expect: none
// run: --kernel twice --grid 1 --block 128
// expect: none
// run: --kernel twice_at_once --grid 1 --block 128
// expect: race war 31 32
// run: --kernel sorted --grid 2 --block 32
// expect: none
// run: --kernel warps --grid 1 --block 128
// expect: none
// CUB in kernels: what it computes is asserted; storage used again needs a barrier.
#include <cub/cub.cuh>
#include <cassert>
template <int BLOCK, int ITEMS> __global__ void block_sum(const int *in, int *out) {
  typedef cub::BlockReduce<int, BLOCK> Reduce;
  __shared__ typename Reduce::TempStorage temp;
  int data[ITEMS];
  cub::LoadDirectStriped<BLOCK>(threadIdx.x, in, data);
  int sum = Reduce(temp).Sum(data);
  if (threadIdx.x == 0) { int s = 0; for (int i = 0; i < BLOCK * ITEMS; ++i) s += in[i]; assert(s == sum); *out = sum; }
}
__global__ void twice(const float *in, float *out) {
  using Reduce = cub::BlockReduce<float, 128>; __shared__ Reduce::TempStorage temp;
  float a = Reduce(temp).Sum(in[threadIdx.x]);
  __syncthreads();
  float b = Reduce(temp).Reduce(in[threadIdx.x], cub::Max());
  if (threadIdx.x == 0) { out[0] = a; out[1] = b; }
}
__global__ void twice_at_once(const float *in, float *out) {
  using Reduce = cub::BlockReduce<float, 128>; __shared__ Reduce::TempStorage temp;
  float a = Reduce(temp).Sum(in[threadIdx.x]), b =
    Reduce(temp).Reduce(in[threadIdx.x], cub::Max());
  if (threadIdx.x == 0) { out[0] = a; out[1] = b; }
}
template <int B, int N> __global__ void sorted(const int *in, int *out) {
  using Load = cub::BlockLoad<int, B, N, cub::BLOCK_LOAD_WARP_TRANSPOSE>; using Store = cub::BlockStore<int, B, N, cub::BLOCK_STORE_WARP_TRANSPOSE>;
  using Scan = cub::BlockScan<int, B>; using Sort = cub::BlockRadixSort<int, B, N>;
  __shared__ union { typename Load::TempStorage load; typename Store::TempStorage store; typename Scan::TempStorage scan; typename Sort::TempStorage sort; } temp;
  int v[N], w[N], s[N], all, before = 0, first = blockIdx.x * B * N;
  Load(temp.load).Load(in + first, v); __syncthreads();
  for (int i = 0; i < N; ++i) w[i] = (v[i] * 37) % 101;
  Sort(temp.sort).Sort(w); __syncthreads();
  Scan(temp.scan).ExclusiveSum(v, s, all); __syncthreads();
  for (int i = 0; i < threadIdx.x * N; ++i) before += in[first + i];
  assert(before == s[0]);
  for (int i = 1; i < N; ++i) assert(w[i - 1] <= w[i]);
  Store(temp.store).Store(out + first, s);
}
__global__ void warps(const int *in, int *out) {
  using Scan = cub::WarpScan<int>; __shared__ Scan::TempStorage temp[4];
  int x, w = threadIdx.x / 32, e = 0;
  Scan(temp[w]).InclusiveSum(in[threadIdx.x], x);
  for (int i = w * 32; i <= threadIdx.x; ++i) e += in[i];
  assert(e == x);
  out[threadIdx.x] = x;
}
int main() {
  int *a, *b; float *f; cudaMalloc(&a, 65536); cudaMalloc(&b, 65536); cudaMalloc(&f, 65536);
  block_sum<128, 4><<<1, 128>>>(a, b);
  twice<<<1, 128>>>(f, f + 256);
  twice_at_once<<<1, 128>>>(f, f + 256);
  sorted<32, 3><<<4, 32>>>(a, b);
  warps<<<1, 128>>>(a, b);
  void *temp = nullptr; size_t bytes = 0; cub::DeviceReduce::Sum(temp, bytes, a, b, 10);
}
