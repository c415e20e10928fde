// Allocators of managed memory, kernels by CRTP, memory resources, policies of execution.
// nvcc: --extended-lambda
#include <array>
#include <chrono>
#include <cuda_runtime.h>
#include <exception>
#include <functional>
#include <iomanip>
#include <iostream>
#include <map>
#include <memory>
#include <memory_resource>
#include <numeric>
#include <random>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>
#include <execution>
#include <any>
#include <initializer_list>
namespace rt {
  class cuda_error final : public std::runtime_error {
  public:
    cuda_error(cudaError_t c, const char *f, int l) : std::runtime_error([&] {
      std::ostringstream o;
      o << f << ':' << l << ": " << cudaGetErrorName(c) << " - " << cudaGetErrorString(c);
      return o.str();
    }()), code_(c) {}
    cudaError_t code() const noexcept { return code_; }
  private:
    cudaError_t code_;
  };
#define RT(x) do { if (auto c_ = (x); c_ != cudaSuccess) throw ::rt::cuda_error(c_, __func__, __LINE__); } while (false)
  template <class T> struct device_allocator {
    using value_type = T;
    T *allocate(std::size_t n) {
      void *p = nullptr;
      RT(cudaMallocManaged(&p, n * sizeof(T)));
      ++live;
      return static_cast<T *>(p);
    }
    void deallocate(T *p, std::size_t) noexcept {
      cudaFree(p);
      --live;
    }
    template <class U> device_allocator(const device_allocator<U> &) {}
    device_allocator() = default;
    static inline int live = 0;
    friend bool operator==(device_allocator, device_allocator) { return true; }
    friend bool operator!=(device_allocator, device_allocator) { return false; }
  };
  template <class T> using vector = std::vector<T, device_allocator<T>>;
  template <class Derived> struct kernel_base {
    template <class... A> void operator()(dim3 g, dim3 b, A &&...a) {
      static_cast<Derived *>(this)->launch(g, b, std::forward<A>(a)...);
      RT(cudaGetLastError());
      RT(cudaDeviceSynchronize());
      ++count;
    }
    int count = 0;
  };
  struct event {
    cudaEvent_t e{};
    event() { RT(cudaEventCreate(&e)); }
    ~event() { cudaEventDestroy(e); }
    event(event &&) = delete;
    void record(cudaStream_t s = nullptr) { RT(cudaEventRecord(e, s)); }
    friend float operator-(const event &b, const event &a) {
      float ms;
      RT(cudaEventSynchronize(b.e));
      RT(cudaEventElapsedTime(&ms, a.e, b.e));
      return ms;
    }
  };
}
// namespace rt
template <typename T, int N> struct vec {
  T v[N];
  __host__ __device__ constexpr T &operator[](int i) { return v[i]; }
  __host__ __device__ constexpr const T &operator[](int i) const { return v[i]; }
};
template <typename T, int N> __host__ __device__ constexpr T dot(const vec<T, N> &a, const vec<T, N> &b) {
  T s{};
  for (int i = 0; i < N; i++) s += a[i] * b[i];
  return s;
}
template <typename F, typename... Ps> __global__ void apply(int n, F f, Ps... ps) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) f(i, ps...);
}
template <typename T, std::size_t... Is> constexpr auto make_table(std::index_sequence<Is...>) {
  return std::array<T, sizeof...(Is)>{static_cast<T>(Is * Is)...};
}
struct dots : rt::kernel_base<dots> {
  template <class V> void launch(dim3 g, dim3 b, const V *x, float *y, int n) {
    apply<<<g, b>>>(n, [] __device__(int i, const V *x, float *y) {
      if constexpr (std::is_same_v<V, vec<float, 4>>) y[i] = dot(x[i], x[i]);
      else y[i] = -1;
    }, x, y);
  }
};
struct Shape {
  virtual ~Shape() = default;
  virtual double area() const = 0;
  virtual std::string_view name() const { return "shape"; }
};
struct Disc : Shape {
  double r;
  explicit Disc(double r) : r(r) {}
  double area() const override { return 3.14159265358979 * r * r; }
  std::string_view name() const override { return "disc"; }
};
struct Box : Shape {
  double a, b;
  Box(double a, double b) : a(a), b(b) {}
  double area() const override { return a * b; }
};
int main() {
  try {
    constexpr auto table = make_table<int>(std::make_index_sequence<6>{});
    static_assert(table[5] == 25);
    rt::vector<vec<float, 4>> x(300);
    rt::vector<float> y(300, 0.f);
    std::mt19937 g(1);
    std::normal_distribution<float> d;
    for (auto &v : x) for (auto &f : v.v) f = d(g);
    dots k;
    rt::event a, b;
    a.record();
    k(dim3(3), dim3(128), x.data(), y.data(), 300);
    b.record();
    float ms = b - a;
    auto worst = std::transform_reduce(std::execution::seq, x.begin(), x.end(), y.begin(), 0.f, [](float p, float q) { return std::max(p, q); }, [](const auto &v, float f) {
      return std::abs(dot(v, v) - f);
    });
    std::cout << std::scientific << std::setprecision(1) << (worst < 1e-5f ? 0.f : worst) << ' ' << std::defaultfloat << (ms >= 0) << ' ' << k.count << '\n';
    std::vector<std::unique_ptr<Shape>> shapes;
    shapes.push_back(std::make_unique<Disc>(2));
    shapes.emplace_back(new Box(3, 4));
    for (const auto &s : shapes) std::cout << std::left << std::setw(8) << s->name() << std::right << std::setw(10) << std::fixed << std::setprecision(3) << s->area() << '\n';
    std::cout << (dynamic_cast<Box *>(shapes[0].get()) == nullptr) << '\n';
    std::map<std::string, std::function<double(double, double)>, std::less<>> ops{{"add", std::plus<>{}}, {"pow", [](double a, double b) { return std::pow(a, b); }}};
    for (auto &[n, f] : ops) std::cout << n << '=' << f(2, 5) << ' ';
    std::any any = std::string("text");
    std::cout << std::any_cast<std::string &>(any) << ' ' << any.has_value() << '\n';
    std::weak_ptr<int> w;
    {
      auto s = std::make_shared<int>(4);
      w = s;
      std::cout << w.use_count() << *w.lock();
    }
    std::cout << w.expired() << ' ';
    auto [q, r] = std::div(17, 5);
    std::cout << q << r << '\n';
    std::vector<int> v{5, 3, 1};
    std::sort(std::execution::par, v.begin(), v.end());
    std::cout << v.front() << ' ' << std::reduce(v.begin(), v.end()) << ' ' << std::accumulate(table.begin(), table.end(), 0) << '\n';
    std::array<std::byte, 512> room;
    std::pmr::monotonic_buffer_resource pool(room.data(), room.size());
    std::pmr::vector<int> pv(&pool);
    for (int i = 0; i < 20; i++) pv.push_back(i);
    std::cout << pv.size() << '\n';
    apply<<<1, 2000>>>(1, [] __device__(int) {});
    RT(cudaGetLastError());
  } catch (const rt::cuda_error &e) { std::cout << "caught: " << std::string(e.what()).substr(0, 4) << ' ' << cudaGetErrorName(e.code()) << '\n'; }
  std::cout << "live " << rt::device_allocator<float>::live << ' ' << rt::device_allocator<vec<float, 4>>::live << "\nPASSED" << std::endl;
  return 0;
}
