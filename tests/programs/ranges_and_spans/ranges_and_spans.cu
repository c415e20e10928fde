// Concepts, views, spans, variants and places in the source: needs C++20.
// nvcc: -std=c++20
#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <concepts>
#include <iostream>
#include <iomanip>
#include <numeric>
#include <optional>
#include <ranges>
#include <source_location>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>
#include <cuda_runtime.h>

namespace gpu {
struct error : std::runtime_error {
  cudaError_t code;
  error(cudaError_t c, std::source_location where)
      : std::runtime_error(std::string(cudaGetErrorString(c)) + " in " + where.function_name() + ":" + std::to_string(where.line())), code(c) {}
};
inline void check(cudaError_t e, std::source_location where = std::source_location::current()) {
  if (e != cudaSuccess) throw error(e, where);
}
template <typename T>
concept Element = std::is_trivially_copyable_v<T> && std::default_initializable<T>;

template <Element T>
class buffer {
  T *ptr_ = nullptr;
  std::size_t n_ = 0;
 public:
  explicit buffer(std::size_t n) : n_(n) { check(cudaMalloc(&ptr_, n * sizeof(T))); }
  explicit buffer(std::span<const T> host) : buffer(host.size()) { check(cudaMemcpy(ptr_, host.data(), host.size_bytes(), cudaMemcpyHostToDevice)); }
  buffer(buffer &&o) noexcept : ptr_(std::exchange(o.ptr_, nullptr)), n_(std::exchange(o.n_, 0)) {}
  buffer &operator=(buffer &&o) noexcept { std::swap(ptr_, o.ptr_); std::swap(n_, o.n_); return *this; }
  buffer(const buffer &) = delete;
  ~buffer() { cudaFree(ptr_); }
  T *data() const { return ptr_; }
  std::size_t size() const { return n_; }
  std::vector<T> to_host() const {
    std::vector<T> v(n_);
    check(cudaMemcpy(v.data(), ptr_, n_ * sizeof(T), cudaMemcpyDeviceToHost));
    return v;
  }
};
}  // namespace gpu

template <std::integral T>
__global__ void popcounts(const T *in, int *out, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = __popc(static_cast<unsigned>(in[i]));
}

struct Version {
  int major, minor;
  auto operator<=>(const Version &) const = default;
};

using Setting = std::variant<int, double, std::string>;
template <class... Ts> struct overloaded : Ts... { using Ts::operator()...; };

static std::optional<Setting> parse(std::string_view text) {
  if (text.empty()) return std::nullopt;
  if (std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; })) return Setting{std::stoi(std::string(text))};
  if (text.find('.') != text.npos) return Setting{std::stod(std::string(text))};
  return Setting{std::string(text)};
}

int main() try {
  std::vector<unsigned> values(300);
  std::iota(values.begin(), values.end(), 7u);
  gpu::buffer<unsigned> in{std::span<const unsigned>(values)};
  gpu::buffer<int> out(values.size());
  popcounts<unsigned><<<(values.size() + 127) / 128, 128>>>(in.data(), out.data(), values.size());
  gpu::check(cudaGetLastError());
  auto counts = out.to_host();
  auto even = counts | std::views::filter([](int c) { return c % 2 == 0; }) | std::views::transform([](int c) { return c * 10; }) | std::views::take(8);
  for (int c : even) std::cout << c << ' ';
  std::cout << '\n';
  bool ok = std::ranges::equal(values | std::views::transform([](unsigned v) { return std::popcount(v); }), counts);
  for (auto s : {"12", "2.5", "fast", ""}) {
    if (auto v = parse(s))
      std::visit(overloaded{[](int i) { std::cout << "int " << i << '\n'; }, [](double d) { std::cout << "real " << std::fixed << std::setprecision(2) << d << '\n'; },
                            [](const std::string &t) { std::cout << "word " << std::quoted(t) << '\n'; }}, *v);
    else
      std::cout << "nothing\n";
  }
  Version a{11, 8}, b{12, 3};
  std::cout << std::boolalpha << (a < b) << ' ' << (a == b) << ' ' << std::bit_ceil(300u) << ' ' << std::has_single_bit(64u) << '\n';
  for (auto w : std::views::iota(1, 4)) std::cout << w * w << ' ';
  std::cout << '\n';
  std::string line = "alpha,beta,gamma";
  for (auto part : line | std::views::split(',')) std::cout << '[' << std::string_view(part.begin(), part.end()) << ']';
  std::cout << '\n';
  try {
    gpu::buffer<int> huge(std::size_t(1) << 50);
  } catch (const gpu::error &e) {
    std::cout << "caught " << (e.code == cudaErrorMemoryAllocation) << '\n';
    cudaGetLastError();
  }
  std::cout << (ok ? "PASSED" : "FAILED") << std::endl;
  return ok ? 0 : 1;
} catch (const std::exception &e) {
  std::cerr << e.what() << '\n';
  return 2;
}
