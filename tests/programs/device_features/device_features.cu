// What device code may do: virtual calls, recursion, allocation, tables of functions, unions.
#include <cstdio>
#include <cstdlib>
#include <new>
#include <cuda_runtime.h>
typedef float (*op_t)(float, float);
__device__ float add(float a, float b) { return a + b; }
__device__ float mul(float a, float b) { return a * b; }
__device__ op_t table[2] = {add, mul};
__device__ int counter;
__device__ volatile int flag;
__constant__ float coef[8];
__device__ __managed__ int managed_total = 3;
enum class Mode : unsigned char { Plus, Times };
struct __align__(16) Particle {
  float x, y, z;
  int id;
  union {
    float f;
    unsigned u;
  } bits;
};
class Base {
public:
  __device__ Base(int v) : v(v) {}
  __device__ virtual ~Base() {}
  __device__ virtual int get() const { return v; }
  int v;
};
class Twice : public Base {
public:
  __device__ Twice(int v) : Base(v) {}
  __device__ int get() const override { return 2 * v; }
};
__device__ int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
__device__ double atomicAddD(double *p, double v) {
  unsigned long long *a = (unsigned long long *)p, old = *a, assumed;
  do {
    assumed = old;
    old = atomicCAS(a, assumed, __double_as_longlong(v + __longlong_as_double(assumed)));
  } while (assumed != old);
  return __longlong_as_double(old);
}
__global__ void __launch_bounds__(128, 2) features(float *out, Particle *ps, Mode mode, double *sum, int *list) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  op_t f = table[(int)mode];
  out[i] = f(coef[i % 8], (float)i);
  ps[i].x = i;
  ps[i].id = fib(i % 10);
  ps[i].bits.f = 1.0f;
  if (ps[i].bits.u != 0x3f800000u) out[i] = -1;
  Base *b = (i & 1) ? new Twice(i) : new Base(i);
  list[i] = b->get();
  delete b;
  int *tmp = (int *)malloc(4 * sizeof(int));
  if (tmp) {
    tmp[3] = i;
    list[i] += tmp[3];
    free(tmp);
  }
  atomicAddD(sum, 0.5);
  int slot = atomicAdd(&counter, 1);
  (void)slot;
  atomicMax(&managed_total, i);
  if (i == 0) flag = 1;
  __shared__ struct { int a[128]; float b; } sh;
  alignas(8) __shared__ char raw[sizeof(Particle)];
  sh.a[threadIdx.x] = i;
  if (threadIdx.x == 0) {
    Particle *p = new (raw) Particle();
    p->id = 7;
    sh.b = p->id;
  }
  __syncthreads();
  list[i] += sh.a[blockDim.x - 1 - threadIdx.x] * (int)sh.b;
}
template <int N> struct Unroll {
  template <class F> static __device__ void run(F f) {
    Unroll<N - 1>::run(f);
    f(N - 1);
  }
};
template <> struct Unroll<0> {
  template <class F> static __device__ void run(F) {}
};
__global__ void warpReduce(volatile float *data, float *out) {
  extern __shared__ float s[];
  float *second = s + blockDim.x;
  int t = threadIdx.x;
  s[t] = data[t];
  second[t] = 1;
  __syncthreads();
  for (unsigned k = blockDim.x / 2; k > 32; k >>= 1) {
    if (t < k) s[t] += s[t + k];
    __syncthreads();
  }
  if (t < 32) {
    float v = s[t] + s[t + 32];
    for (int o = 16; o; o /= 2) v += __shfl_down_sync(~0u, v, o);
    if (t == 0) {
      float extra = 0;
      Unroll<4>::run([&](int i) { extra += second[i]; });
      out[0] = v + extra;
    }
  }
}
int main() {
  const int n = 256;
  float h[n], c[8];
  for (int i = 0; i < 8; i++) c[i] = i + 1;
  cudaMemcpyToSymbol(coef, c, 4 * sizeof(float), 0);
  cudaMemcpyToSymbol(coef, c + 4, 4 * sizeof(float), 4 * sizeof(float));
  float *out;
  Particle *ps;
  double *sum;
  int *list;
  cudaMalloc(&out, n * 4);
  cudaMalloc(&ps, n * sizeof(Particle));
  cudaMallocManaged(&sum, 8);
  cudaMallocManaged(&list, n * 4);
  *sum = 0;
  int zero = 0;
  cudaMemcpyToSymbol(counter, &zero, 4);
  cudaDeviceSetLimit(cudaLimitMallocHeapSize, 8 << 20);
  features<<<2, 128>>>(out, ps, Mode::Times, sum, list);
  if (cudaDeviceSynchronize() != cudaSuccess) {
    printf("%s\n", cudaGetErrorString(cudaGetLastError()));
    return 1;
  }
  cudaMemcpy(h, out, sizeof h, cudaMemcpyDeviceToHost);
  int cnt;
  cudaMemcpyFromSymbol(&cnt, counter, 4);
  void *addr;
  size_t size;
  cudaGetSymbolAddress(&addr, counter);
  cudaGetSymbolSize(&size, coef);
  bool ok = cnt == n && *sum == n * 0.5 && managed_total == 255 && size == 32;
  for (int i = 0; i < n; i++) ok &= h[i] == (i % 8 + 1.0f) * i && list[i] == (i & 1 ? 2 * i : i) + i + 7 * (i / 128 * 128 + 127 - i % 128);
  Particle p;
  cudaMemcpy(&p, ps + 19, sizeof p, cudaMemcpyDeviceToHost);
  printf("%zu %d %.1f %u\n", sizeof(Particle), p.id, p.x, p.bits.u);
  for (int i = 0; i < n; i++) h[i] = i;
  cudaMemcpy(out, h, sizeof h, cudaMemcpyHostToDevice);
  float *r;
  cudaMalloc(&r, 4);
  cudaFuncSetAttribute(warpReduce, cudaFuncAttributeMaxDynamicSharedMemorySize, 65536);
  warpReduce<<<1, n, 2 * n * sizeof(float)>>>(out, r);
  float v;
  cudaMemcpy(&v, r, 4, cudaMemcpyDeviceToHost);
  ok &= v == 255 * 128 + 4;
  cudaFuncAttributes at;
  cudaFuncGetAttributes(&at, features);
  printf("%g %d\n", v, at.maxThreadsPerBlock > 0);
  puts(ok ? "PASSED" : "FAILED");
  cudaFree(out);
  cudaFree(ps);
  cudaFree(sum);
  cudaFree(list);
  cudaFree(r);
  cudaDeviceReset();
  return !ok;
}
