// A heap of modern C++ on the host around small kernels.
// nvcc: --extended-lambda
#include <iostream>
#include <vector>
#include <map>
#include <set>
#include <unordered_map>
#include <deque>
#include <queue>
#include <stack>
#include <list>
#include <array>
#include <tuple>
#include <optional>
#include <variant>
#include <functional>
#include <memory>
#include <numeric>
#include <random>
#include <chrono>
#include <stdexcept>
#include <string>
#include <string_view>
#include <sstream>
#include <iomanip>
#include <algorithm>
#include <type_traits>
#include <utility>
#include <thread>
#include <future>
#include <mutex>
#include <atomic>
#include <cassert>
#include <cinttypes>
#include <limits>
#include <bitset>
#include <complex>
#include <regex>
#include <cstdarg>
namespace util {
class cuda_error : public std::runtime_error {
  cudaError_t c;

public:
  cuda_error(cudaError_t c, const std::string &w) : std::runtime_error(w + ": " + cudaGetErrorString(c)), c(c) {}
  cudaError_t code() const noexcept { return c; }
};
inline void check(cudaError_t e, const char *what) {
  if (e != cudaSuccess)
    throw cuda_error(e, what);
}
template <class T> struct deleter {
  void operator()(T *p) const { cudaFree(p); }
};
template <class T> using device_ptr = std::unique_ptr<T[], deleter<T>>;
template <class T> device_ptr<T> make_device(size_t n) {
  T *p;
  check(cudaMalloc(&p, n * sizeof(T)), "cudaMalloc");
  return device_ptr<T>(p);
}
template <class T> class buffer {
  device_ptr<T> p;
  size_t n;

public:
  explicit buffer(size_t n) : p(make_device<T>(n)), n(n) {}
  buffer(std::initializer_list<T> l) : buffer(l.size()) {
    std::vector<T> v(l);
    upload(v);
  }
  buffer(const buffer &) = delete;
  buffer(buffer &&) noexcept = default;
  buffer &operator=(buffer &&) = default;
  void upload(const std::vector<T> &v) {
    if (v.size() > n)
      throw std::out_of_range("upload of " + std::to_string(v.size()) + " into " + std::to_string(n));
    check(cudaMemcpy(p.get(), v.data(), v.size() * sizeof(T), cudaMemcpyHostToDevice), "upload");
  }
  std::vector<T> download() const {
    std::vector<T> v(n);
    check(cudaMemcpy(v.data(), p.get(), n * sizeof(T), cudaMemcpyDeviceToHost), "download");
    return v;
  }
  T *get() const { return p.get(); }
  size_t size() const { return n; }
};
} // namespace util
template <class F, class T> __global__ void map_kernel(T *p, size_t n, F f) {
  for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    p[i] = f(p[i]);
}
template <class T, class F> void map_inplace(util::buffer<T> &b, F f) {
  map_kernel<<<2, 64>>>(b.get(), b.size(), f);
  util::check(cudaGetLastError(), "launch");
}
enum class Shape : uint8_t { circle, square, other };
std::ostream &operator<<(std::ostream &o, Shape s) {
  static const char *n[] = {"circle", "square", "other"};
  return o << n[static_cast<int>(s)];
}
struct Packed {
  unsigned a : 3, b : 5;
  int c : 8;
  union {
    float f;
    uint32_t u;
  };
};
std::string format(const char *f, ...) {
  va_list ap;
  va_start(ap, f);
  char b[256];
  int n = vsnprintf(b, sizeof b, f, ap);
  va_end(ap);
  return std::string(b, n);
}
int main(int argc, char **argv) try {
  std::cout << std::fixed << std::setprecision(3);
  std::mt19937 gen(42);
  std::uniform_int_distribution<int> die(1, 6);
  std::normal_distribution<double> nd(0, 1);
  std::map<int, int> hist;
  for (int i = 0; i < 600; ++i)
    ++hist[die(gen)];
  for (const auto &[face, n] : hist)
    std::cout << face << ':' << n << ' ';
  std::cout << "\n";
  std::vector<float> v(100);
  std::iota(v.begin(), v.end(), 0.f);
  std::shuffle(v.begin(), v.end(), gen);
  util::buffer<float> b(v.size());
  b.upload(v);
  float k = 3;
  map_inplace(b, [k] __device__(float x) { return k * x + 1; });
  auto w = b.download();
  std::sort(w.begin(), w.end(), std::greater<>());
  std::cout << w.front() << " " << w.back() << " " << std::accumulate(w.begin(), w.end(), 0.0) << "\n";
  std::variant<int, std::string, double> var = std::string("text");
  std::cout << std::visit(
                   [](auto &&x) -> std::string {
                     using T = std::decay_t<decltype(x)>;
                     if constexpr (std::is_same_v<T, std::string>)
                       return "string " + x;
                     else
                       return "number";
                   },
                   var)
            << "\n";
  std::optional<int> opt;
  std::cout << opt.value_or(-1) << " ";
  opt = 5;
  std::cout << *opt << "\n";
  std::priority_queue<std::pair<int, std::string>> pq;
  pq.emplace(2, "two");
  pq.push({9, "nine"});
  pq.emplace(5, "five");
  while (!pq.empty()) {
    std::cout << pq.top().second << ' ';
    pq.pop();
  }
  std::cout << "\n";
  std::unordered_map<std::string, std::vector<int>> um;
  um["b"] = {1, 2};
  um["a"].push_back(7);
  std::set<std::string> keys;
  for (auto &e : um)
    keys.insert(e.first);
  for (auto &s : keys)
    std::cout << s << um[s].size() << ' ';
  std::cout << "\n";
  std::atomic<int> at{0};
  std::mutex mu;
  std::vector<std::thread> ts;
  std::vector<int> order(4);
  for (int i = 0; i < 4; ++i)
    ts.emplace_back([&, i] {
      std::lock_guard<std::mutex> g(mu);
      order[i] = i * i;
      at += i;
    });
  for (auto &t : ts)
    t.join();
  auto fut = std::async(std::launch::async, [] { return std::string("future"); });
  std::cout << at << ' ' << order[3] << ' ' << fut.get() << "\n";
  Packed p{};
  p.a = 9;
  p.b = 31;
  p.c = -5;
  p.f = 1.5f;
  std::cout << p.a << ' ' << p.b << ' ' << p.c << ' ' << std::hex << "0x" << p.u << std::dec << ' ' << sizeof(Packed)
            << "\n";
  std::cout << std::setw(8) << std::left << Shape::square << '|' << std::right << std::setw(8) << 3.14159 << '|'
            << std::scientific << 12345.678 << std::defaultfloat << '|' << 1e-7 << '|' << std::bitset<8>(37) << "\n";
  std::complex<double> z(1, 2);
  z *= std::conj(z) + 1.0;
  std::cout << z << ' ' << std::abs(z) << "\n";
  std::string s = "block=32 grid=7;mode=fast";
  std::regex re("(\\w+)=(\\w+)");
  for (std::sregex_iterator i(s.begin(), s.end(), re), e; i != e; ++i)
    std::cout << (*i)[1] << "->" << (*i)[2] << ' ';
  std::cout << "\n";
  std::istringstream in("3 4.5 word\nnext line");
  int i3;
  double d;
  std::string word, line;
  in >> i3 >> d >> word;
  std::getline(in >> std::ws, line);
  std::cout << i3 + d << ' ' << word << '[' << line << "]\n";
  printf("%5d|%-5d|%05d|%+d|%x|%#o|%e|%g|%10.3f|%-10s|%c|%%|%zu|%ld|%" PRIu64 "|%s\n", 42, 42, 42, 42, 255, 8,
         12345.678, 0.0001, 3.14159, "hi", 'x', sizeof(int), 1L << 40, (uint64_t)1 << 63,
         format("%s-%02d", "n", 7).c_str());
  std::function<int(int)> fib = [&](int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); };
  std::cout << fib(15) << "\n";
  auto t = std::make_tuple(1, "x", 2.5);
  auto [t1, t2, t3] = t;
  std::cout << t1 << t2 << t3 << ' ' << std::get<2>(t) << "\n";
  std::string_view sv = "hello world";
  std::cout << sv.substr(6) << ' ' << sv.find('o') << ' ' << std::string(sv).replace(0, 5, "bye") << "\n";
  std::array<int, 5> arr{5, 3, 1, 4, 2};
  std::partial_sort(arr.begin(), arr.begin() + 2, arr.end());
  std::cout << arr[0] << arr[1] << ' ' << *std::max_element(arr.begin(), arr.end()) << ' '
            << std::count_if(arr.begin(), arr.end(), [](int x) { return x & 1; }) << "\n";
  std::shared_ptr<int> sp = std::make_shared<int>(3);
  std::weak_ptr<int> wp = sp;
  std::cout << sp.use_count() << wp.expired();
  sp.reset();
  std::cout << wp.expired() << "\n";
  std::cout << std::numeric_limits<float>::max() << ' ' << std::numeric_limits<int>::min() << ' '
            << std::numeric_limits<double>::epsilon() << "\n";
  auto t0 = std::chrono::high_resolution_clock::now();
  volatile double acc = 0;
  for (int i = 0; i < 1000; ++i)
    acc = acc + i;
  std::chrono::duration<double, std::milli> el = std::chrono::high_resolution_clock::now() - t0;
  std::cout << (el.count() > 0) << "\n";
  try {
    b.upload(std::vector<float>(1000));
  } catch (const std::out_of_range &e) {
    std::cout << "caught " << e.what() << "\n";
  }
  try {
    util::make_device<char>(size_t(1) << 46);
  } catch (const util::cuda_error &e) {
    std::cout << "caught " << e.code() << ' ' << e.what() << "\n";
  }
  cudaGetLastError();
  util::buffer<int> il{3, 1, 2};
  map_inplace(il, [] __device__(int x) { return x * x; });
  auto iv = il.download();
  std::cout << iv[0] << iv[1] << iv[2] << "\n";
  map_kernel<<<1, 4096>>>(il.get(), il.size(), [] __device__(int x) { return x; });
  util::check(cudaGetLastError(), "too many threads");
  return 0;
} catch (const std::exception &e) {
  std::cout << "main: " << e.what() << "\nPASSED" << std::endl;
  return 0;
}
