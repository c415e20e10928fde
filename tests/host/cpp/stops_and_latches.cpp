// std: c++20
#include <atomic>
#include <barrier>
#include <iostream>
#include <latch>
#include <semaphore>
#include <stop_token>
#include <thread>
#include <version>
#include <vector>
int main() {
  std::atomic<int> n{0};
  {
    std::jthread t([&](std::stop_token s, int k) {
      while (!s.stop_requested()) { n += k; std::this_thread::sleep_for(std::chrono::milliseconds(1)); }
      n = 1000;
    }, 2);
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  std::cout << n << '\n';
  std::latch done(3);
  std::vector<std::jthread> ts;
  std::atomic<int> sum{0};
  for (int i = 0; i < 3; i++) ts.emplace_back([&, i] { sum += i; done.count_down(); });
  done.wait();
  std::cout << sum << done.try_wait() << '\n';
  ts.clear();
  int phases = 0;
  std::barrier b(2, [&]() noexcept { ++phases; });
  {
    std::jthread x([&] { for (int i = 0; i < 4; i++) b.arrive_and_wait(); }), y([&] { for (int i = 0; i < 4; i++) b.arrive_and_wait(); });
  }
  std::cout << phases << '\n';
  std::counting_semaphore<4> free(2);
  free.acquire();
  free.acquire();
  std::cout << free.try_acquire();
  free.release(2);
  std::cout << free.try_acquire() << '\n';
  std::binary_semaphore ping(0), pong(0);
  std::jthread other([&] { for (int i = 0; i < 3; i++) { ping.acquire(); std::cout << "pong "; pong.release(); } });
  for (int i = 0; i < 3; i++) { std::cout << "ping "; ping.release(); pong.acquire(); }
  other.join();
  std::stop_source s;
  std::stop_callback c(s.get_token(), [] { std::cout << "stopped\n"; });
  std::cout << s.request_stop() << s.request_stop() << s.get_token().stop_requested() << '\n';
}
