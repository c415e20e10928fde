// A pool of threads whose tasks use streams of their own, and throw.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <condition_variable>
#include <chrono>
#include <deque>
#include <functional>
#include <future>
#include <iostream>
#include <memory>
#include <mutex>
#include <queue>
#include <random>
#include <stdexcept>
#include <thread>
#include <vector>
#include <cuda_runtime.h>

class ThreadPool {
 public:
  explicit ThreadPool(unsigned n) {
    for (unsigned i = 0; i < n; ++i)
      workers_.emplace_back([this, i] {
        for (;;) {
          std::packaged_task<void()> task;
          {
            std::unique_lock<std::mutex> lock(m_);
            cv_.wait(lock, [this] { return stop_ || !tasks_.empty(); });
            if (stop_ && tasks_.empty()) return;
            task = std::move(tasks_.front());
            tasks_.pop_front();
          }
          task();
          ++done_;
        }
      });
  }
  ~ThreadPool() {
    { std::lock_guard<std::mutex> g(m_); stop_ = true; }
    cv_.notify_all();
    for (auto &w : workers_) w.join();
  }
  template <class F> std::future<void> submit(F &&f) {
    std::packaged_task<void()> t(std::forward<F>(f));
    auto fut = t.get_future();
    { std::lock_guard<std::mutex> g(m_); tasks_.push_back(std::move(t)); }
    cv_.notify_one();
    return fut;
  }
  int done() const { return done_.load(); }
 private:
  std::vector<std::thread> workers_;
  std::deque<std::packaged_task<void()>> tasks_;
  std::mutex m_;
  std::condition_variable cv_;
  bool stop_ = false;
  std::atomic<int> done_{0};
};

struct StreamDeleter { void operator()(cudaStream_t s) const { cudaStreamDestroy(s); } };
using Stream = std::unique_ptr<std::remove_pointer_t<cudaStream_t>, StreamDeleter>;
static Stream make_stream() { cudaStream_t s; if (cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking) != cudaSuccess) throw std::runtime_error("stream"); return Stream(s); }

__global__ void polynomial(const double *x, double *y, int n, double a, double b, double c) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = fma(fma(a, x[i], b), x[i], c);
}

int main() {
  constexpr int jobs = 6, n = 1000;
  std::vector<std::vector<double>> results(jobs);
  {
    ThreadPool pool(3);
    std::vector<std::future<void>> futures;
    for (int j = 0; j < jobs; ++j)
      futures.push_back(pool.submit([j, &results] {
        std::mt19937_64 rng(j);
        std::uniform_real_distribution<double> dist(-1, 1);
        std::vector<double> x(n);
        std::generate(x.begin(), x.end(), [&] { return dist(rng); });
        auto stream = make_stream();
        double *dx, *dy;
        cudaMalloc(&dx, n * sizeof(double));
        cudaMalloc(&dy, n * sizeof(double));
        cudaMemcpyAsync(dx, x.data(), n * sizeof(double), cudaMemcpyHostToDevice, stream.get());
        polynomial<<<(n + 255) / 256, 256, 0, stream.get()>>>(dx, dy, n, 1.0 + j, 2.0, 3.0);
        std::vector<double> y(n);
        cudaMemcpyAsync(y.data(), dy, n * sizeof(double), cudaMemcpyDeviceToHost, stream.get());
        cudaStreamSynchronize(stream.get());
        for (int i = 0; i < n; ++i)
          if (std::abs(y[i] - ((1.0 + j) * x[i] * x[i] + 2 * x[i] + 3)) > 1e-12) throw std::logic_error("mismatch");
        results[j] = std::move(y);
        cudaFree(dx);
        cudaFree(dy);
        if (j == 4) {
          results[j].clear();
          throw std::out_of_range("job 4 always fails");
        }
      }));
    int failures = 0;
    for (auto &f : futures) {
      try { f.get(); } catch (const std::out_of_range &e) { std::cout << "exception: " << e.what() << "\n"; ++failures; }
    }
    std::cout << failures << " failure(s)\n";
  }
  auto total = std::async(std::launch::async, [&] { double s = 0; for (auto &r : results) for (double v : r) s += v; return s; });
  std::promise<int> p;
  auto pf = p.get_future();
  std::thread t([&p] { std::this_thread::sleep_for(std::chrono::milliseconds(5)); p.set_value(42); });
  std::cout << "promise " << pf.get() << "\n";
  t.join();
  std::shared_future<double> sf = total.share();
  std::cout.precision(6);
  std::cout << "sum " << sf.get() << "\n";
  std::once_flag once;
  for (int i = 0; i < 3; ++i) std::call_once(once, [] { std::cout << "once\n"; });
  thread_local int counter = 5;
  std::thread([&] { counter = 9; }).join();
  std::cout << "counter " << counter << "\nPASSED\n";
}
