// Templates of several levels: vectors, operations, packs, objects placed in shared memory, managed objects.
// nvcc: --extended-lambda --expt-relaxed-constexpr
#include <cstdint>
#include <cstdio>
#include <cassert>
#include <type_traits>
#include <array>
#include <vector>
#include <string>
#include <memory>
#include <utility>
#include <tuple>
#include <initializer_list>
#include <limits>
#include <algorithm>
#define HD __host__ __device__ __forceinline__
namespace math {
template <typename T, int N>
struct alignas(N * sizeof(T) > 16 ? 16 : N * sizeof(T)) Vec {
  T v[N];
  HD T& operator[](int i) { return v[i]; }
  HD const T& operator[](int i) const { return v[i]; }
  template <typename U>
  HD Vec& operator+=(const Vec<U, N>& o) {
    for (int i = 0; i < N; ++i) v[i] += o[i];
    return *this;
  }
  HD friend Vec operator*(Vec a, T s) {
    for (auto& x : a.v) x *= s;
    return a;
  }
  HD T sum() const {
    T s{};
    for (int i = 0; i < N; ++i) s += v[i];
    return s;
  }
};
template <class T>
struct Limits;
template <>
struct Limits<float> {
  static constexpr float lowest = -3.4e38f;
};
template <>
struct Limits<int> {
  static constexpr int lowest = INT32_MIN;
};
}  // namespace math
namespace op {
struct Sum {
  template <class T>
  HD T operator()(T a, T b) const {
    return a + b;
  }
  template <class T>
  static HD constexpr T identity() {
    return T(0);
  }
};
struct Max {
  template <class T>
  HD T operator()(T a, T b) const {
    return a > b ? a : b;
  }
  template <class T>
  static HD constexpr T identity() {
    return math::Limits<T>::lowest;
  }
};
}  // namespace op
template <class Op, class T, int BLOCK>
struct BlockReduce {
  struct Storage {
    T w[BLOCK / 32];
  };
  Storage& s;
  __device__ explicit BlockReduce(Storage& s) : s(s) {}
  __device__ T operator()(T x, Op op = Op{}) {
    const unsigned lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
#pragma unroll
    for (int o = 16; o; o /= 2) x = op(x, __shfl_down_sync(~0u, x, o));
    if (lane == 0) s.w[warp] = x;
    __syncthreads();
    if (warp == 0) {
      x = lane < BLOCK / 32 ? s.w[lane] : Op::template identity<T>();
#pragma unroll
      for (int o = 16; o; o /= 2) x = op(x, __shfl_down_sync(~0u, x, o));
    }
    return x;
  }
};
template <class Op, int BLOCK, class T, class... Fs>
__global__ void __launch_bounds__(BLOCK)
    transform_reduce(const T* __restrict__ in, T* __restrict__ out, size_t n, Fs... fs) {
  using R = BlockReduce<Op, T, BLOCK>;
  __shared__ typename R::Storage st;
  T acc = Op::template identity<T>();
  for (size_t i = blockIdx.x * size_t(BLOCK) + threadIdx.x; i < n; i += size_t(BLOCK) * gridDim.x) {
    T x = in[i];
    ((x = fs(x)), ...);
    acc = Op{}(acc, x);
  }
  acc = R(st)(acc);
  if (threadIdx.x == 0) out[blockIdx.x] = acc;
}
template <typename T>
__global__ void vecs(math::Vec<T, 4>* p, int n, T s) {
  int i = threadIdx.x;
  if (i < n) {
    auto v = p[i] * s;
    v += math::Vec<int, 4>{1, 2, 3, 4};
    p[i] = v;
  }
}
template <int... Is>
__global__ void seq(int* o, std::integer_sequence<int, Is...>) {
  int k = 0;
  ((o[k++ + sizeof...(Is) * threadIdx.x] = Is * (threadIdx.x + 1)), ...);
}
struct Base {
  int id;
  HD explicit Base(int i) : id(i) {}
  HD virtual int area() const = 0;
  HD virtual ~Base() {}
};
struct Sq : Base {
  int a;
  HD Sq(int a) : Base(1), a(a) {}
  HD int area() const override { return a * a; }
};
struct Rect final : Base {
  int a, b;
  HD Rect(int a, int b) : Base(2), a(a), b(b) {}
  HD int area() const override { return a * b; }
};
__global__ void shapes(int* o) {
  __shared__ char mem[2][sizeof(Rect)];
  Base* b[2];
  if (threadIdx.x == 0) {
    b[0] = new (mem[0]) Sq(5);
    b[1] = new (mem[1]) Rect(3, 4);
    for (int i = 0; i < 2; ++i) o[i] = b[i]->area() * 10 + b[i]->id;
  }
}
template <class T>
class Managed {
 public:
  static void* operator new(size_t n) {
    void* p;
    cudaMallocManaged(&p, n);
    cudaDeviceSynchronize();
    return p;
  }
  static void operator delete(void* p) {
    cudaDeviceSynchronize();
    cudaFree(p);
  }
};
struct Table : Managed<Table> {
  int n;
  std::array<int, 8> cells;
};
__global__ void bump(Table* t) {
  if (threadIdx.x < 8) t->cells.data()[threadIdx.x] += t->n;
}
int main() {
  const size_t n = 3000;
  std::vector<float> h(n);
  for (size_t i = 0; i < n; ++i) h[i] = float(i % 13) - 5;
  float *d, *o;
  cudaMalloc(&d, n * 4);
  cudaMalloc(&o, 64);
  cudaMemcpy(d, h.data(), n * 4, cudaMemcpyHostToDevice);
  bool ok = true;
  transform_reduce<op::Sum, 128>
      <<<4, 128>>>(d, o, n, [] __device__(float x) { return x * x; }, [] __device__(float x) { return x + 1; });
  float r[4];
  cudaMemcpy(r, o, 16, cudaMemcpyDeviceToHost);
  float want = 0;
  for (float x : h) want += x * x + 1;
  ok &= r[0] + r[1] + r[2] + r[3] == want;
  printf("%g %g\n", r[0] + r[1] + r[2] + r[3], want);
  transform_reduce<op::Max, 64><<<4, 64>>>(d, o, n);
  cudaMemcpy(r, o, 16, cudaMemcpyDeviceToHost);
  ok &= *std::max_element(r, r + 4) == 7;
  math::Vec<float, 4> hv[3] = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 1, 2, 3}}, *dv;
  cudaMalloc(&dv, sizeof hv);
  cudaMemcpy(dv, hv, sizeof hv, cudaMemcpyHostToDevice);
  vecs<<<1, 32>>>(dv, 3, 2.f);
  cudaMemcpy(hv, dv, sizeof hv, cudaMemcpyDeviceToHost);
  printf("%g %g %g\n", hv[0].sum(), hv[1].sum(), hv[2].sum());
  ok &= hv[0].sum() == 30;
  int *di, hi[12];
  cudaMalloc(&di, sizeof hi);
  seq<<<1, 2>>>(di, std::integer_sequence<int, 3, 1, 4, 1, 5, 9>{});
  cudaMemcpy(hi, di, sizeof hi, cudaMemcpyDeviceToHost);
  ok &= hi[5] == 9 && hi[11] == 18;
  shapes<<<1, 1>>>(di);
  cudaMemcpy(hi, di, 8, cudaMemcpyDeviceToHost);
  printf("%d %d\n", hi[0], hi[1]);
  ok &= hi[0] == 251 && hi[1] == 122;
  std::unique_ptr<Table> t(new Table);
  t->n = 5;
  t->cells.fill(2);
  bump<<<1, 32>>>(t.get());
  cudaDeviceSynchronize();
  ok &= t->cells[7] == 7;
  cudaFree(d);
  cudaFree(o);
  cudaFree(dv);
  cudaFree(di);
  puts(ok ? "PASSED" : "FAILED");
  return !ok;
}
