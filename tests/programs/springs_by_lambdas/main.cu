// A simulation with lambdas on managed memory, probed by std::function.
// nvcc: --extended-lambda -std=c++17
#include <cuda_runtime.h>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>
#include <chrono>
#include <random>
#include <algorithm>
#include <iomanip>
template <class D> struct Sim { void run(int steps) { for (int i = 0; i < steps; i++) static_cast<D *>(this)->step(i); } };
template <class F> __global__ void each(int n, F f) { for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) f(i); }
struct Spring : Sim<Spring> { int n; float *x, *v; Spring(int n) : n(n) { cudaMallocManaged(&x, n * 4); cudaMallocManaged(&v, n * 4); std::mt19937 g(1); std::uniform_real_distribution<float> u(-1, 1); std::generate(x, x + n, [&] { return u(g); }); std::fill_n(v, n, 0.f); }
  ~Spring() { cudaFree(x); cudaFree(v); }
  void step(int) { float *x = this->x, *v = this->v; each<<<2, 64>>>(n, [=] __device__(int i) { v[i] -= 0.1f * x[i]; x[i] += 0.1f * v[i]; }); cudaDeviceSynchronize(); } };
int main() {
  std::map<std::string, std::function<double(Spring &)>> probes{{"kinetic", [](Spring &s) { double e = 0; for (int i = 0; i < s.n; i++) e += 0.5 * s.v[i] * s.v[i]; return e; }}, {"potential", [](Spring &s) { double e = 0; for (int i = 0; i < s.n; i++) e += 0.5 * 0.1 * s.x[i] * s.x[i] * 10; return e; }}};
  Spring s(100); auto t0 = std::chrono::high_resolution_clock::now(); double before = 0, after = 0; for (auto &[n, f] : probes) before += f(s); s.run(50); for (auto &[n, f] : probes) { double e = f(s); after += e; std::cout << std::left << std::setw(10) << n << std::fixed << std::setprecision(3) << (e >= 0) << '\n'; }
  std::chrono::duration<double, std::milli> ms = std::chrono::high_resolution_clock::now() - t0; std::cout << std::boolalpha << (std::abs(after - before) < 0.2 * before) << ' ' << (ms.count() > 0) << std::endl; }
