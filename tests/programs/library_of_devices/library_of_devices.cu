// The device library of CUDA: atomics, barriers, pipelines, tuples, spans, complex numbers.
// nvcc: -std=c++17
#include <cuda/atomic>
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cuda/semaphore>
#include <cuda/latch>
#include <cuda/std/tuple>
#include <cuda/std/span>
#include <cuda/std/complex>
#include <cuda/std/array>
#include <cuda/std/optional>
#include <cuda/std/chrono>
#include <cuda/std/limits>
#include <cuda/std/type_traits>
#include <cooperative_groups.h>
#include <cstdio>
#include <vector>
namespace cg = cooperative_groups;
template <class T> using daref = cuda::atomic_ref<T, cuda::thread_scope_device>;
__global__ void hist(cuda::std::span<const int> in, int *bins) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < in.size(); i += gridDim.x * blockDim.x) daref<int>(bins[in[i] & 7]).fetch_add(1, cuda::memory_order_relaxed);
}
__global__ void pipe(const float *in, float *out, int tiles) {
  constexpr int stages = 2;
  extern __shared__ float buf[];
  auto block = cg::this_thread_block();
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, stages> state;
  auto p = cuda::make_pipeline(block, &state);
  int n = block.size();
  for (int t = 0, f = 0; t < tiles; t++) {
    for (; f < tiles && f < t + stages; f++) {
      p.producer_acquire();
      cuda::memcpy_async(block, buf + (f % stages) * n, in + f * n, cuda::aligned_size_t<4>(sizeof(float) * n), p);
      p.producer_commit();
    }
    p.consumer_wait();
    out[t * n + threadIdx.x] = buf[(t % stages) * n + n - 1 - threadIdx.x];
    p.consumer_release();
  }
}
__global__ void bar(int *data, int *res) {
  __shared__ cuda::barrier<cuda::thread_scope_block> b;
  __shared__ int s[64];
  if (threadIdx.x == 0) init(&b, blockDim.x);
  __syncthreads();
  s[threadIdx.x] = data[threadIdx.x];
  auto tok = b.arrive();
  b.wait(std::move(tok));
  res[threadIdx.x] = s[63 - threadIdx.x];
  b.arrive_and_wait();
}
__device__ cuda::std::tuple<int, float> split(float x) { return cuda::std::make_tuple((int)x, x - (int)x); }
__global__ void stdlib(float *in, float *out, cuda::std::complex<float> *c) {
  auto t = split(in[threadIdx.x]);
  cuda::std::array<float, 3> a{{1, 2, 3}};
  float s = 0;
  for (float f : a) s += f;
  cuda::std::optional<int> o;
  if (cuda::std::get<0>(t) > 2) o = cuda::std::get<0>(t);
  out[threadIdx.x] = s * cuda::std::get<1>(t) + o.value_or(-1);
  c[threadIdx.x] = cuda::std::complex<float>(0, 1) * cuda::std::complex<float>(in[threadIdx.x], 1);
  static_assert(cuda::std::is_same<int, cuda::std::remove_cv_t<const int>>::value, "");
  if (in[threadIdx.x] > cuda::std::numeric_limits<float>::max()) out[0] = 0;
}
struct Lock {
  cuda::atomic<int, cuda::thread_scope_device> f{0};
  __device__ void lock() {
    int e = 0;
    while (!f.compare_exchange_weak(e, 1, cuda::memory_order_acquire)) { e = 0; }
  }
  __device__ void unlock() { f.store(0, cuda::memory_order_release); }
};
__global__ void count(Lock *l, int *n) {
  if (threadIdx.x == 0) {
    l->lock();
    ++*n;
    l->unlock();
  }
}
int main() {
  int *d, *bins;
  cudaMallocManaged(&d, 1000 * 4);
  cudaMallocManaged(&bins, 8 * 4);
  for (int i = 0; i < 1000; i++) d[i] = i * i;
  for (int i = 0; i < 8; i++) bins[i] = 0;
  hist<<<4, 64>>>({d, 1000}, bins);
  cudaDeviceSynchronize();
  bool ok = bins[1] == 500 && bins[0] == 250 && bins[4] == 250;
  float *in, *out;
  cudaMallocManaged(&in, 256 * 4);
  cudaMallocManaged(&out, 256 * 4);
  for (int i = 0; i < 256; i++) in[i] = i;
  pipe<<<1, 64, 2 * 64 * 4>>>(in, out, 4);
  cudaDeviceSynchronize();
  for (int i = 0; i < 256; i++) ok &= out[i] == i / 64 * 64 + 63 - i % 64;
  int *res;
  cudaMallocManaged(&res, 64 * 4);
  bar<<<1, 64>>>(d, res);
  cudaDeviceSynchronize();
  for (int i = 0; i < 64; i++) ok &= res[i] == d[63 - i];
  cuda::std::complex<float> *c;
  cudaMallocManaged(&c, 8 * sizeof(*c));
  for (int i = 0; i < 8; i++) in[i] = i + 0.5f;
  stdlib<<<1, 8>>>(in, out, c);
  cudaDeviceSynchronize();
  printf("%.1f %.1f (%.1f,%.1f)\n", out[1], out[5], c[2].real(), c[2].imag());
  Lock *l;
  int *n;
  cudaMallocManaged(&l, sizeof(Lock));
  new (l) Lock;
  cudaMallocManaged(&n, 4);
  *n = 0;
  count<<<8, 32>>>(l, n);
  cudaDeviceSynchronize();
  ok &= *n == 8;
  for (void *p : {(void *)d, (void *)bins, (void *)in, (void *)out, (void *)res, (void *)c, (void *)l, (void *)n}) cudaFree(p);
  puts(ok ? "PASSED" : "FAILED");
  return !ok;
}
