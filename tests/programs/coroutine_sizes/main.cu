// run: --std c++20
// nvcc: -std=c++20
// A generator by coroutines gives the sizes of launches.
#include <coroutine>
#include <cstdio>
#include <exception>
#include <cuda_runtime.h>
template <class T> struct Generator {
  struct promise_type {
    T value{};
    Generator get_return_object() { return Generator{std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(T v) { value = v; return {}; }
    void return_void() {}
    void unhandled_exception() { std::terminate(); }
  };
  std::coroutine_handle<promise_type> h;
  explicit Generator(std::coroutine_handle<promise_type> h) : h(h) {}
  Generator(const Generator &) = delete;
  ~Generator() { if (h) h.destroy(); }
  bool next() { h.resume(); return !h.done(); }
  T value() const { return h.promise().value; }
};
Generator<int> powers(int limit) { for (int n = 1; n <= limit; n *= 4) co_yield n; }
__global__ void fill(int *x, int n) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) x[i] = i; }
int main() {
  int *d; cudaMalloc(&d, 1024 * sizeof(int));
  auto g = powers(1000);
  long total = 0;
  while (g.next()) {
    int n = g.value(), last = -1;
    fill<<<(n + 63) / 64, 64>>>(d, n);
    cudaMemcpy(&last, d + n - 1, sizeof last, cudaMemcpyDeviceToHost);
    printf("n %d last %d\n", n, last); total += last;
  }
  printf("total %ld\n", total);
  cudaFree(d);
}
