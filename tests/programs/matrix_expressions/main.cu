// C++ RAII: unique_ptr with deleter, move-only buffers, exceptions, operator overloads, initializer lists.
#include <cuda_runtime.h>
#include <algorithm>
#include <initializer_list>
#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>
namespace gpu {
class error : public std::runtime_error { cudaError_t c;
public: error(cudaError_t c, const std::string &w) : std::runtime_error(w + ": " + cudaGetErrorString(c)), c(c) {} cudaError_t code() const noexcept { return c; } };
inline void check(cudaError_t c, const char *w) { if (c != cudaSuccess) throw error(c, w); }
#define GPU(x) ::gpu::check((x), #x)
struct deleter { void operator()(void *p) const noexcept { cudaFree(p); } };
template <class T> using ptr = std::unique_ptr<T[], deleter>;
template <class T> ptr<T> make(size_t n) { T *p = nullptr; GPU(cudaMalloc(&p, n * sizeof(T))); return ptr<T>(p); }
template <class T, class Op> __global__ void zip(const T *a, const T *b, T *c, int n, Op op) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) c[i] = op(a[i], b[i]); }
template <class T> __global__ void mm(const T *a, const T *b, T *c, int n, int k, int m) {
  int r = blockIdx.y * blockDim.y + threadIdx.y, q = blockIdx.x * blockDim.x + threadIdx.x;
  if (r < n && q < m) { T s{}; for (int i = 0; i < k; i++) s += a[r * k + i] * b[i * m + q]; c[r * m + q] = s; }
}
struct plus { template <class T> __device__ T operator()(T a, T b) const { return a + b; } };
struct minus { template <class T> __device__ T operator()(T a, T b) const { return a - b; } };
template <class T> class matrix {
  int n_ = 0, m_ = 0; ptr<T> d_;
  template <class Op> static matrix each(const matrix &a, const matrix &b, Op op) {
    if (a.n_ != b.n_ || a.m_ != b.m_) { std::ostringstream s; s << "shapes " << a.n_ << 'x' << a.m_ << " and " << b.n_ << 'x' << b.m_; throw std::invalid_argument(s.str()); }
    matrix c(a.n_, a.m_); int n = a.n_ * a.m_; zip<<<(n + 63) / 64, 64>>>(a.d_.get(), b.d_.get(), c.d_.get(), n, op); GPU(cudaGetLastError()); return c;
  }
public:
  static_assert(std::is_arithmetic<T>::value, "numbers only");
  matrix(int n, int m) : n_(n), m_(m), d_(make<T>(size_t(n) * m)) {}
  matrix(std::initializer_list<std::initializer_list<T>> l) : matrix(l.size(), l.begin()->size()) {
    std::vector<T> h; for (auto &r : l) h.insert(h.end(), r.begin(), r.end());
    GPU(cudaMemcpy(d_.get(), h.data(), h.size() * sizeof(T), cudaMemcpyHostToDevice));
  }
  matrix(matrix &&) noexcept = default; matrix &operator=(matrix &&) noexcept = default;
  friend matrix operator+(const matrix &a, const matrix &b) { return each(a, b, plus{}); }
  friend matrix operator-(const matrix &a, const matrix &b) { return each(a, b, minus{}); }
  friend matrix operator*(const matrix &a, const matrix &b) {
    if (a.m_ != b.n_) throw std::invalid_argument("inner sizes");
    matrix c(a.n_, b.m_); dim3 t(8, 8), g((b.m_ + 7) / 8, (a.n_ + 7) / 8); mm<<<g, t>>>(a.d_.get(), b.d_.get(), c.d_.get(), a.n_, a.m_, b.m_); GPU(cudaGetLastError()); return c;
  }
  std::vector<T> host() const { std::vector<T> h(size_t(n_) * m_); GPU(cudaMemcpy(h.data(), d_.get(), h.size() * sizeof(T), cudaMemcpyDeviceToHost)); return h; }
  friend std::ostream &operator<<(std::ostream &o, const matrix &a) {
    auto h = a.host(); for (int i = 0; i < a.n_; i++) { o << '['; for (int j = 0; j < a.m_; j++) o << std::setw(j ? 5 : 4) << h[i * a.m_ + j]; o << " ]\n"; } return o;
  }
};
}
int main() try {
  gpu::matrix<int> a{{1, 2, 3}, {4, 5, 6}}, b{{1, 0}, {0, 1}, {2, 2}};
  auto c = a * b; std::cout << c << c + c - c;
  gpu::matrix<double> d{{0.5, 1.25}}; std::cout << std::fixed << std::setprecision(2) << d;
  try { auto e = a + b; } catch (const std::invalid_argument &e) { std::cout << "caught " << e.what() << '\n'; }
  try { gpu::matrix<float> huge(1 << 20, 1 << 20); } catch (const gpu::error &e) { std::cout << (e.code() == cudaErrorMemoryAllocation) << ' ' << std::string(e.what()).substr(0, 12) << '\n'; cudaGetLastError(); }
  a = gpu::matrix<int>{{7}}; std::cout << a;
  return 0;
} catch (const std::exception &e) { std::cerr << "fatal: " << e.what() << '\n'; return 2; }
