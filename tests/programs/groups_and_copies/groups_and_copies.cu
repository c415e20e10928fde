// Cooperative groups in all sizes, asynchronous copies with barriers and pipelines, atomics of libcu++.
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cuda/atomic>
#include <cuda/std/array>
#include <cstdio>
#include <vector>
#include <numeric>
namespace cg = cooperative_groups;
template <int S>
__global__ void tiles(const int* in, int* out, int n) {
  auto b = cg::this_thread_block();
  auto t = cg::tiled_partition<S>(b);
  int i = b.group_index().x * b.size() + b.thread_rank(), v = i < n ? in[i] : 0;
  int s = cg::reduce(t, v, cg::plus<int>()), m = cg::reduce(t, v, cg::greater<int>()), p = cg::inclusive_scan(t, v),
      e = cg::exclusive_scan(t, v);
  if (i < n) out[i] = s * 1000000 + m * 10000 + (p - e == v);
}
__global__ void binary(const int* in, unsigned* odd, unsigned* even, unsigned* sums) {
  auto t = cg::tiled_partition<32>(cg::this_thread_block());
  int e = in[blockIdx.x * blockDim.x + threadIdx.x];
  auto sub = cg::binary_partition(t, e & 1);
  if (e & 1) {
    int r = cg::reduce(sub, e, cg::plus<int>());
    if (sub.thread_rank() == 0) {
      atomicAdd(odd, sub.size());
      atomicAdd(&sums[0], r);
    }
  } else {
    int r = cg::reduce(sub, e, cg::plus<int>());
    if (sub.thread_rank() == 0) {
      atomicAdd(even, sub.size());
      atomicAdd(&sums[1], r);
    }
  }
  auto lab = cg::labeled_partition(t, e % 3);
  if (lab.thread_rank() == 0) atomicAdd(&sums[2], lab.size());
}
__device__ int atomicAggInc(int* p) {
  cg::coalesced_group a = cg::coalesced_threads();
  int r;
  if (a.thread_rank() == 0) r = atomicAdd(p, (int)a.size());
  return a.shfl(r, 0) + a.thread_rank();
}
__global__ void filter(int* dst, int* nres, const int* src, int n) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  for (int i = id; i < n; i += gridDim.x * blockDim.x)
    if (src[i] > 0) dst[atomicAggInc(nres)] = src[i];
}
__global__ void staged(const int* in, int* out, int n) {
  extern __shared__ int s[];
  auto block = cg::this_thread_block();
  __shared__ cuda::barrier<cuda::thread_scope_block> bar;
  if (block.thread_rank() == 0) init(&bar, block.size());
  block.sync();
  for (int base = 0; base < n; base += block.size()) {
    cuda::memcpy_async(block, s, in + blockIdx.x * n + base, sizeof(int) * block.size(), bar);
    bar.arrive_and_wait();
    int v = s[block.size() - 1 - threadIdx.x];
    bar.arrive_and_wait();
    out[blockIdx.x * n + base + threadIdx.x] = v;
  }
}
__global__ void piped(const int* in, int* out, int n) {
  constexpr int ST = 2;
  extern __shared__ int s[];
  auto block = cg::this_thread_block();
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, ST> st;
  auto pipe = cuda::make_pipeline(block, &st);
  const int B = block.size(), tiles = n / B;
  for (int t = 0, f = 0; t < tiles; ++t) {
    for (; f < tiles && f < t + ST; ++f) {
      pipe.producer_acquire();
      cuda::memcpy_async(block, s + f % ST * B, in + f * B, sizeof(int) * B, pipe);
      pipe.producer_commit();
    }
    pipe.consumer_wait();
    out[t * B + threadIdx.x] = s[t % ST * B + (threadIdx.x + 1) % B] * 2;
    pipe.consumer_release();
  }
}
__global__ void cgcopy(const int* in, int* out) {
  __shared__ int s[2][64];
  auto b = cg::this_thread_block();
  cg::memcpy_async(b, s[0], in, sizeof(int) * 64);
  cg::memcpy_async(b, s[1], in + 64, sizeof(int) * 64);
  cg::wait_prior<1>(b);
  int v = s[0][63 - b.thread_rank()];
  cg::wait(b);
  out[b.thread_rank()] = v + s[1][b.thread_rank()];
}
__global__ void counters(cuda::atomic<int, cuda::thread_scope_device>* a, int* out) {
  int old = a->fetch_add(1, cuda::memory_order_relaxed);
  cuda::atomic_ref<int, cuda::thread_scope_device> r(out[0]);
  r.fetch_max(old, cuda::std::memory_order_relaxed);
  cuda::std::array<int, 3> x{1, 2, 3};
  r.fetch_add(x[2] - 3);
}
int main() {
  const int n = 512;
  std::vector<int> h(n), r(n);
  for (int i = 0; i < n; ++i) h[i] = i * 7 % 23 - (i % 3 == 0 ? 9 : 0);
  int *in, *out;
  unsigned* u;
  cudaMalloc(&in, n * 4);
  cudaMalloc(&out, n * 4);
  cudaMalloc(&u, 20);
  cudaMemcpy(in, h.data(), n * 4, cudaMemcpyHostToDevice);
  bool ok = true;
  std::vector<int> pos(n);
  for (int i = 0; i < n; ++i) pos[i] = i % 23;
  cudaMemcpy(out, pos.data(), n * 4, cudaMemcpyHostToDevice);
  int* o2;
  cudaMalloc(&o2, n * 4);
  tiles<4><<<4, 128>>>(out, o2, n);
  cudaMemcpy(r.data(), o2, n * 4, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; i += 4) {
    int s = 0, m = 0;
    for (int k = 0; k < 4; ++k) s += pos[i + k], m = std::max(m, pos[i + k]);
    ok &= r[i] == s * 1000000 + m * 10000 + 1;
  }
  tiles<16><<<4, 128>>>(out, o2, n);
  cudaMemcpy(r.data(), o2, n * 4, cudaMemcpyDeviceToHost);
  printf("tiles %d %d\n", ok, r[3]);
  cudaMemset(u, 0, 20);
  binary<<<4, 128>>>(out, u, u + 1, u + 2);
  unsigned hu[5];
  cudaMemcpy(hu, u, 20, cudaMemcpyDeviceToHost);
  unsigned od = 0, so = 0, se = 0;
  for (int x : pos)
    if (x & 1)
      ++od, so += x;
    else
      se += x;
  ok &= hu[0] == od && hu[1] == n - od && hu[2] == so && hu[3] == se && hu[4] == n;
  printf("binary %u %u %u %u %u\n", hu[0], hu[1], hu[2], hu[3], hu[4]);
  cudaMemset(u, 0, 4);
  filter<<<2, 96>>>(o2, (int*)u, in, n);
  int c;
  cudaMemcpy(&c, u, 4, cudaMemcpyDeviceToHost);
  int want = 0;
  for (int x : h) want += x > 0;
  ok &= c == want;
  printf("filter %d\n", c);
  staged<<<2, 64, 64 * 4>>>(in, o2, 256);
  cudaMemcpy(r.data(), o2, n * 4, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; ++i) ok &= r[i] == h[i / 64 * 64 + 63 - i % 64];
  printf("staged %d\n", ok);
  piped<<<1, 64, 2 * 64 * 4>>>(in, o2, n);
  cudaMemcpy(r.data(), o2, n * 4, cudaMemcpyDeviceToHost);
  for (int i = 0; i < n; ++i) ok &= r[i] == 2 * h[i / 64 * 64 + (i + 1) % 64];
  printf("piped %d\n", ok);
  cgcopy<<<1, 64>>>(in, o2);
  cudaMemcpy(r.data(), o2, 256, cudaMemcpyDeviceToHost);
  for (int i = 0; i < 64; ++i) ok &= r[i] == h[63 - i] + h[64 + i];
  cuda::atomic<int, cuda::thread_scope_device>* a;
  cudaMalloc(&a, sizeof *a);
  cudaMemset(a, 0, sizeof *a);
  cudaMemset(o2, 0, 4);
  counters<<<4, 64>>>(a, o2);
  cudaMemcpy(&c, o2, 4, cudaMemcpyDeviceToHost);
  ok &= c == 255;
  printf("atomic %d\n", c);
  cudaFree(in);
  cudaFree(out);
  cudaFree(o2);
  cudaFree(u);
  cudaFree(a);
  puts(ok ? "PASSED" : "FAILED");
  return !ok;
}
