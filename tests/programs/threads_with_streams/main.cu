// Each std::thread drives its own stream; futures and a mutex collect.
#include <atomic>
#include <chrono>
#include <cstdio>
#include <functional>
#include <future>
#include <mutex>
#include <numeric>
#include <thread>
#include <vector>
#include <condition_variable>
#include <cuda_runtime.h>
__global__ void square(const int *a, int *b, int n) { for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) b[i] = a[i] * a[i]; }
class Barrier { std::mutex m; std::condition_variable cv; int left, gen = 0; const int n;
public: explicit Barrier(int n) : left(n), n(n) {}
  void wait() { std::unique_lock<std::mutex> l(m); int g = gen; if (--left == 0) { gen++; left = n; cv.notify_all(); } else cv.wait(l, [&] { return g != gen; }); } };
long work(int id, int n, Barrier &b, std::atomic<int> &done) {
  cudaStream_t s; cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
  int *ha, *da, *db; cudaMallocHost(&ha, n * sizeof(int)); cudaMalloc(&da, n * sizeof(int)); cudaMalloc(&db, n * sizeof(int));
  std::iota(ha, ha + n, id);
  b.wait();
  cudaMemcpyAsync(da, ha, n * sizeof(int), cudaMemcpyHostToDevice, s);
  square<<<4, 64, 0, s>>>(da, db, n);
  cudaMemcpyAsync(ha, db, n * sizeof(int), cudaMemcpyDeviceToHost, s);
  cudaStreamSynchronize(s);
  long sum = std::accumulate(ha, ha + n, 0L);
  cudaFree(da); cudaFree(db); cudaFreeHost(ha); cudaStreamDestroy(s);
  done.fetch_add(1);
  return sum;
}
int main() {
  using namespace std::chrono;
  auto t0 = steady_clock::now();
  const int T = 4, n = 500; Barrier b(T); std::atomic<int> done{0};
  std::vector<std::future<long>> f;
  for (int i = 0; i < T; i++) f.push_back(std::async(std::launch::async, work, i, n, std::ref(b), std::ref(done)));
  bool ok = true;
  for (int i = 0; i < T; i++) {
    long want = 0; for (int k = 0; k < n; k++) want += long(k + i) * (k + i);
    long got = f[i].get(); ok &= got == want; printf("thread %d: %ld\n", i, got);
  }
  auto us = duration_cast<microseconds>(steady_clock::now() - t0).count();
  printf("%s, %d done, took time: %d\n", ok ? "PASSED" : "FAILED", done.load(), us > 0);
  return !ok;
}
