// run: --std c++20 --kernel axpy
// expect: none
// run: --std c++20 --kernel sum
// expect: race raw 20
// expect: race war 20
// expect: race warp-level 20
// expect: race waw 20
// C++20: concepts, spans, abbreviated templates.
#include <array>
#include <concepts>
#include <cstdio>
#include <ranges>
#include <source_location>
#include <span>
template <typename T> concept Arithmetic = std::integral<T> || std::floating_point<T>;
template <Arithmetic T> __global__ void axpy(T a, const T *x, T *y, std::size_t n) { auto i = blockIdx.x * std::size_t{blockDim.x} + threadIdx.x; if (i < n) y[i] += a * x[i]; }
template <class T> requires std::integral<T> __global__ void sum(const T *x, T *total, int n) {
  std::span<const T> all(x, n); std::size_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < all.size())
    *total += all[i];
}
void check(cudaError_t e, std::source_location at = std::source_location::current()) { if (e != cudaSuccess) std::printf("%u %s\n", at.line(), cudaGetErrorString(e)); }
int main() {
  float *x; int *n;
  check(cudaMalloc(&x, 400)); check(cudaMalloc(&n, 400));
  axpy<<<1, 128>>>(2.0f, x, x + 50, std::size_t{50});
  sum<<<4, 64>>>(n, n + 50, 50);
  for (int i : std::views::iota(0, 3)) std::printf("%d", i);
}
