// The bodies of cublas_v2.h. Matrices are stored by columns.
#pragma once
#include "ws/complex.h"
#include "ws/cstd.h"
#include "ws/vector.h"
extern "C++" {
typedef struct cublasContext *cublasHandle_t;
typedef struct cublasLtContext *cublasLtHandle_t;
enum cublasStatus_t {
  CUBLAS_STATUS_SUCCESS, CUBLAS_STATUS_NOT_INITIALIZED, CUBLAS_STATUS_ALLOC_FAILED = 3, CUBLAS_STATUS_INVALID_VALUE = 7, CUBLAS_STATUS_ARCH_MISMATCH, CUBLAS_STATUS_MAPPING_ERROR = 11,
  CUBLAS_STATUS_EXECUTION_FAILED = 13, CUBLAS_STATUS_INTERNAL_ERROR, CUBLAS_STATUS_NOT_SUPPORTED, CUBLAS_STATUS_LICENSE_ERROR
};
typedef cublasStatus_t cublasStatus;
enum cublasOperation_t { CUBLAS_OP_N, CUBLAS_OP_T, CUBLAS_OP_C };
enum cublasFillMode_t { CUBLAS_FILL_MODE_LOWER, CUBLAS_FILL_MODE_UPPER };
enum cublasSideMode_t { CUBLAS_SIDE_LEFT, CUBLAS_SIDE_RIGHT };
enum cublasDiagType_t { CUBLAS_DIAG_NON_UNIT, CUBLAS_DIAG_UNIT };
enum cublasPointerMode_t { CUBLAS_POINTER_MODE_HOST, CUBLAS_POINTER_MODE_DEVICE };
enum cublasAtomicsMode_t { CUBLAS_ATOMICS_NOT_ALLOWED, CUBLAS_ATOMICS_ALLOWED };
enum cublasMath_t { CUBLAS_DEFAULT_MATH, CUBLAS_TENSOR_OP_MATH, CUBLAS_PEDANTIC_MATH, CUBLAS_TF32_TENSOR_OP_MATH };
enum cublasGemmAlgo_t { CUBLAS_GEMM_DFALT = -1, CUBLAS_GEMM_DEFAULT = -1, CUBLAS_GEMM_ALGO0 = 0, CUBLAS_GEMM_DEFAULT_TENSOR_OP = 99 };
enum cublasComputeType_t { CUBLAS_COMPUTE_16F = 64, CUBLAS_COMPUTE_32F = 68, CUBLAS_COMPUTE_32F_FAST_TF32 = 77, CUBLAS_COMPUTE_64F = 70, CUBLAS_COMPUTE_32I = 72 };
struct cublasContext {
  cudaStream_t stream = 0;
  cublasPointerMode_t pointers = CUBLAS_POINTER_MODE_HOST;
  cublasMath_t math = CUBLAS_DEFAULT_MATH;
};
#define WS_BLAS static inline WS_ATTR_H cublasStatus_t
WS_BLAS cublasCreate(cublasHandle_t *h) { return *h = new cublasContext, CUBLAS_STATUS_SUCCESS; }
WS_BLAS cublasDestroy(cublasHandle_t h) { return delete h, CUBLAS_STATUS_SUCCESS; }
WS_BLAS cublasCreate_v2(cublasHandle_t *h) { return cublasCreate(h); }
WS_BLAS cublasDestroy_v2(cublasHandle_t h) { return cublasDestroy(h); }
WS_BLAS cublasSetStream(cublasHandle_t h, cudaStream_t s) { return h->stream = s, CUBLAS_STATUS_SUCCESS; }
WS_BLAS cublasGetStream(cublasHandle_t h, cudaStream_t *s) { return *s = h->stream, CUBLAS_STATUS_SUCCESS; }
WS_BLAS cublasSetPointerMode(cublasHandle_t h, cublasPointerMode_t m) { return h->pointers = m, CUBLAS_STATUS_SUCCESS; }
WS_BLAS cublasGetPointerMode(cublasHandle_t h, cublasPointerMode_t *m) { return *m = h->pointers, CUBLAS_STATUS_SUCCESS; }
WS_BLAS cublasSetMathMode(cublasHandle_t h, cublasMath_t m) { return h->math = m, CUBLAS_STATUS_SUCCESS; }
WS_BLAS cublasSetAtomicsMode(cublasHandle_t, cublasAtomicsMode_t) { return CUBLAS_STATUS_SUCCESS; }
WS_BLAS cublasSetWorkspace(cublasHandle_t, void *, size_t) { return CUBLAS_STATUS_SUCCESS; }
WS_BLAS cublasGetVersion(cublasHandle_t, int *v) { return *v = 120000, CUBLAS_STATUS_SUCCESS; }
WS_BLAS cublasInit() { return CUBLAS_STATUS_SUCCESS; }
WS_BLAS cublasShutdown() { return CUBLAS_STATUS_SUCCESS; }
static inline WS_ATTR_H const char *cublasGetStatusString(cublasStatus_t s) {
  switch (s) {
  case CUBLAS_STATUS_SUCCESS: return "success";
  case CUBLAS_STATUS_NOT_INITIALIZED: return "the library was not initialized";
  case CUBLAS_STATUS_ALLOC_FAILED: return "the resource allocation failed";
  case CUBLAS_STATUS_INVALID_VALUE: return "an unsupported value or parameter was passed to the function";
  case CUBLAS_STATUS_ARCH_MISMATCH: return "the function requires an architectural feature absent from the device";
  case CUBLAS_STATUS_MAPPING_ERROR: return "an access to GPU memory space failed";
  case CUBLAS_STATUS_EXECUTION_FAILED: return "the function failed to launch on the GPU";
  case CUBLAS_STATUS_INTERNAL_ERROR: return "an internal operation failed";
  case CUBLAS_STATUS_NOT_SUPPORTED: return "the requested functionality is not supported";
  case CUBLAS_STATUS_LICENSE_ERROR: return "the license check failed";
  }
  return "unrecognized status";
}
static inline WS_ATTR_H const char *cublasGetStatusName(cublasStatus_t s) {
  switch (s) {
  case CUBLAS_STATUS_SUCCESS: return "CUBLAS_STATUS_SUCCESS";
  case CUBLAS_STATUS_NOT_INITIALIZED: return "CUBLAS_STATUS_NOT_INITIALIZED";
  case CUBLAS_STATUS_ALLOC_FAILED: return "CUBLAS_STATUS_ALLOC_FAILED";
  case CUBLAS_STATUS_INVALID_VALUE: return "CUBLAS_STATUS_INVALID_VALUE";
  case CUBLAS_STATUS_ARCH_MISMATCH: return "CUBLAS_STATUS_ARCH_MISMATCH";
  case CUBLAS_STATUS_MAPPING_ERROR: return "CUBLAS_STATUS_MAPPING_ERROR";
  case CUBLAS_STATUS_EXECUTION_FAILED: return "CUBLAS_STATUS_EXECUTION_FAILED";
  case CUBLAS_STATUS_INTERNAL_ERROR: return "CUBLAS_STATUS_INTERNAL_ERROR";
  case CUBLAS_STATUS_NOT_SUPPORTED: return "CUBLAS_STATUS_NOT_SUPPORTED";
  case CUBLAS_STATUS_LICENSE_ERROR: return "CUBLAS_STATUS_LICENSE_ERROR";
  }
  return "unrecognized status";
}
namespace ws_blas {
using std::complex;
// What a C type is computed as.
template <class T> struct number { typedef T type; };
template <> struct number<float2> { typedef complex<float> type; };
template <> struct number<double2> { typedef complex<double> type; };
template <> struct number<__half> { typedef float type; };
template <class T> using N = typename number<T>::type;
template <class T> static inline WS_ATTR_H N<T> load(const T &t) { return *(const N<T> *)&t; }
static inline WS_ATTR_H float load(const __half &h) { return __half2float(h); }
template <class T> static inline WS_ATTR_H T store(const N<T> &n) { return *(const T *)&n; }
template <> inline WS_ATTR_H __half store<__half>(const float &f) { return __float2half(f); }
static inline WS_ATTR_H float conj(float x) { return x; }
static inline WS_ATTR_H double conj(double x) { return x; }
static inline WS_ATTR_H int conj(int x) { return x; }
template <class T> complex<T> conj(const complex<T> &z) { return std::conj(z); }
template <class T> struct real { typedef T type; };
template <class T> struct real<complex<T>> { typedef T type; };
static inline WS_ATTR_H bool run(cudaError_t e) { return e == cudaSuccess; }
// A copy of a vector on the device: element i of the vector. Without `keep` its old contents are not read, unless there are
// others between its elements.
template <class T> struct Vector {
  std::vector<T> cells;
  T *at;
  int n, step;
  bool fine;
  Vector(const T *p, int count, int inc, bool keep = true) : cells(count > 0 ? (size_t)(count - 1) * (inc < 0 ? -inc : inc) + 1 : 0), at((T *)p), n(count), step(inc) {
    fine = cells.empty() || (!keep && (inc == 1 || inc == -1)) || run(cudaMemcpy(cells.data(), p, cells.size() * sizeof(T), cudaMemcpyDefault));
  }
  T &cell(int i) { return cells[step < 0 ? (size_t)(n - 1 - i) * -step : (size_t)i * step]; }
  N<T> operator[](int i) { return load(cell(i)); }
  void set(int i, const N<T> &v) { cell(i) = store<T>(v); }
  cublasStatus_t back() { return cells.empty() || run(cudaMemcpy(at, cells.data(), cells.size() * sizeof(T), cudaMemcpyDefault)) ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_EXECUTION_FAILED; }
};
// A copy of a matrix, as the operation makes it; writes go to the matrix itself. Without `keep` its old contents are not read.
template <class T> struct Matrix {
  std::vector<T> cells;
  T *at;
  int rows, columns, ld;
  cublasOperation_t op;
  // Rows and columns of what is stored.
  Matrix(const T *p, int m, int n, int lead, cublasOperation_t o = CUBLAS_OP_N, bool keep = true) : cells((size_t)m * n), at((T *)p), rows(m), columns(n), ld(lead), op(o) {
    if (keep && !cells.empty()) cudaMemcpy2D(cells.data(), m * sizeof(T), p, ld * sizeof(T), m * sizeof(T), n, cudaMemcpyDefault);
  }
  N<T> operator()(int i, int j) const {
    if (op == CUBLAS_OP_N) return load(cells[i + (size_t)j * rows]);
    N<T> v = load(cells[j + (size_t)i * rows]);
    return op == CUBLAS_OP_C ? ws_blas::conj(v) : v;
  }
  void set(int i, int j, const N<T> &v) { cells[i + (size_t)j * rows] = store<T>(v); }
  cublasStatus_t back() { return cells.empty() || run(cudaMemcpy2D(at, ld * sizeof(T), cells.data(), rows * sizeof(T), rows * sizeof(T), columns, cudaMemcpyDefault)) ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_EXECUTION_FAILED; }
};
// Scalars are where the handle says.
template <class T> N<T> scalar(cublasHandle_t h, const T *p) {
  if (h->pointers == CUBLAS_POINTER_MODE_HOST) return load(*p);
  T t;
  cudaMemcpy(&t, p, sizeof t, cudaMemcpyDefault);
  return load(t);
}
template <class T> cublasStatus_t give(cublasHandle_t h, T *p, const T &t) {
  if (h->pointers == CUBLAS_POINTER_MODE_HOST) return *p = t, CUBLAS_STATUS_SUCCESS;
  return run(cudaMemcpy(p, &t, sizeof t, cudaMemcpyDefault)) ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_EXECUTION_FAILED;
}
template <class A, class C, class S> cublasStatus_t gemm(cublasHandle_t, cublasOperation_t ta, cublasOperation_t tb, int m, int n, int k, const S &alpha, const A *a, int lda, const A *b, int ldb, const S &beta, C *c, int ldc) {
  if (m < 0 || n < 0 || k < 0) return CUBLAS_STATUS_INVALID_VALUE;
  Matrix<A> x(a, ta == CUBLAS_OP_N ? m : k, ta == CUBLAS_OP_N ? k : m, lda, ta), y(b, tb == CUBLAS_OP_N ? k : n, tb == CUBLAS_OP_N ? n : k, ldb, tb);
  Matrix<C> z(c, m, n, ldc, CUBLAS_OP_N, !(beta == S(0)));
  for (int j = 0; j < n; ++j) for (int i = 0; i < m; ++i) {
    S sum = S(0);
    for (int l = 0; l < k; ++l) sum += (S)x(i, l) * (S)y(l, j);
    sum = alpha * sum;
    if (!(beta == S(0))) sum += beta * (S)z(i, j);
    z.set(i, j, (N<C>)sum);
  }
  return z.back();
}
} // namespace ws_blas
// One function for each of the four types.
#define WS_BLAS_TYPES(F) F(S, float) F(D, double) F(C, cuComplex) F(Z, cuDoubleComplex)
#define WS_BLAS_FUNCTIONS(L, T) \
  WS_BLAS cublas##L##axpy(cublasHandle_t h, int n, const T *alpha, const T *x, int incx, T *y, int incy) { \
    ws_blas::Vector<T> a(x, n, incx), b(y, n, incy); \
    ws_blas::N<T> s = ws_blas::scalar(h, alpha); \
    for (int i = 0; i < n; ++i) b.set(i, s * a[i] + b[i]); \
    return b.back(); \
  } \
  WS_BLAS cublas##L##scal(cublasHandle_t h, int n, const T *alpha, T *x, int incx) { \
    ws_blas::Vector<T> a(x, n, incx); \
    ws_blas::N<T> s = ws_blas::scalar(h, alpha); \
    for (int i = 0; i < n; ++i) a.set(i, s * a[i]); \
    return a.back(); \
  } \
  WS_BLAS cublas##L##copy(cublasHandle_t, int n, const T *x, int incx, T *y, int incy) { \
    ws_blas::Vector<T> a(x, n, incx), b(y, n, incy, false); \
    for (int i = 0; i < n; ++i) b.cell(i) = a.cell(i); \
    return b.back(); \
  } \
  WS_BLAS cublas##L##swap(cublasHandle_t, int n, T *x, int incx, T *y, int incy) { \
    ws_blas::Vector<T> a(x, n, incx), b(y, n, incy); \
    for (int i = 0; i < n; ++i) { T t = a.cell(i); a.cell(i) = b.cell(i); b.cell(i) = t; } \
    a.back(); \
    return b.back(); \
  } \
  WS_BLAS cublas##L##gemv(cublasHandle_t h, cublasOperation_t op, int m, int n, const T *alpha, const T *a, int lda, const T *x, int incx, const T *beta, T *y, int incy) { \
    typedef ws_blas::N<T> S; \
    int rows = op == CUBLAS_OP_N ? m : n, columns = op == CUBLAS_OP_N ? n : m; \
    ws_blas::Matrix<T> M(a, m, n, lda, op); \
    S s = ws_blas::scalar(h, alpha), t = ws_blas::scalar(h, beta); \
    ws_blas::Vector<T> v(x, columns, incx), w(y, rows, incy, !(t == S(0))); \
    for (int i = 0; i < rows; ++i) { \
      S sum = S(0); \
      for (int j = 0; j < columns; ++j) sum += M(i, j) * v[j]; \
      w.set(i, t == S(0) ? s * sum : s * sum + t * w[i]); \
    } \
    return w.back(); \
  } \
  WS_BLAS cublas##L##gemm(cublasHandle_t h, cublasOperation_t ta, cublasOperation_t tb, int m, int n, int k, const T *alpha, const T *a, int lda, const T *b, int ldb, const T *beta, T *c, int ldc) { \
    return ws_blas::gemm(h, ta, tb, m, n, k, ws_blas::scalar(h, alpha), a, lda, b, ldb, ws_blas::scalar(h, beta), c, ldc); \
  } \
  WS_BLAS cublas##L##gemmStridedBatched(cublasHandle_t h, cublasOperation_t ta, cublasOperation_t tb, int m, int n, int k, const T *alpha, const T *a, int lda, long long sa, const T *b, int ldb, long long sb, const T *beta, T *c, int ldc, long long sc, int count) { \
    cublasStatus_t r = CUBLAS_STATUS_SUCCESS; \
    for (int i = 0; i < count && r == CUBLAS_STATUS_SUCCESS; ++i) r = cublas##L##gemm(h, ta, tb, m, n, k, alpha, a + i * sa, lda, b + i * sb, ldb, beta, c + i * sc, ldc); \
    return r; \
  } \
  WS_BLAS cublas##L##gemmBatched(cublasHandle_t h, cublasOperation_t ta, cublasOperation_t tb, int m, int n, int k, const T *alpha, const T *const a[], int lda, const T *const b[], int ldb, const T *beta, T *const c[], int ldc, int count) { \
    std::vector<const T *> x(count), y(count); \
    std::vector<T *> z(count); \
    cudaMemcpy(x.data(), a, count * sizeof *a, cudaMemcpyDefault); \
    cudaMemcpy(y.data(), b, count * sizeof *b, cudaMemcpyDefault); \
    cudaMemcpy(z.data(), c, count * sizeof *c, cudaMemcpyDefault); \
    cublasStatus_t r = CUBLAS_STATUS_SUCCESS; \
    for (int i = 0; i < count && r == CUBLAS_STATUS_SUCCESS; ++i) r = cublas##L##gemm(h, ta, tb, m, n, k, alpha, x[i], lda, y[i], ldb, beta, z[i], ldc); \
    return r; \
  } \
  WS_BLAS cublas##L##geam(cublasHandle_t h, cublasOperation_t ta, cublasOperation_t tb, int m, int n, const T *alpha, const T *a, int lda, const T *beta, const T *b, int ldb, T *c, int ldc) { \
    typedef ws_blas::N<T> S; \
    S s = ws_blas::scalar(h, alpha), t = ws_blas::scalar(h, beta); \
    ws_blas::Matrix<T> x(a, ta == CUBLAS_OP_N ? m : n, ta == CUBLAS_OP_N ? n : m, lda, ta, !(s == S(0))), y(b, tb == CUBLAS_OP_N ? m : n, tb == CUBLAS_OP_N ? n : m, ldb, tb, !(t == S(0))), z(c, m, n, ldc, CUBLAS_OP_N, false); \
    for (int j = 0; j < n; ++j) for (int i = 0; i < m; ++i) z.set(i, j, (s == S(0) ? S(0) : s * x(i, j)) + (t == S(0) ? S(0) : t * y(i, j))); \
    return z.back(); \
  } \
  WS_BLAS cublas##L##ws_rank1(cublasHandle_t h, int m, int n, const T *alpha, const T *x, int incx, const T *y, int incy, T *a, int lda) { \
    ws_blas::Vector<T> v(x, m, incx), w(y, n, incy); \
    ws_blas::Matrix<T> M(a, m, n, lda); \
    ws_blas::N<T> s = ws_blas::scalar(h, alpha); \
    for (int j = 0; j < n; ++j) for (int i = 0; i < m; ++i) M.set(i, j, M(i, j) + s * v[i] * w[j]); \
    return M.back(); \
  }
WS_BLAS_TYPES(WS_BLAS_FUNCTIONS)
#define WS_BLAS_REAL(L, T) \
  WS_BLAS cublas##L##dot(cublasHandle_t h, int n, const T *x, int incx, const T *y, int incy, T *result) { \
    ws_blas::Vector<T> a(x, n, incx), b(y, n, incy); \
    T s = 0; \
    for (int i = 0; i < n; ++i) s += a[i] * b[i]; \
    return ws_blas::give(h, result, s); \
  } \
  WS_BLAS cublas##L##nrm2(cublasHandle_t h, int n, const T *x, int incx, T *result) { \
    ws_blas::Vector<T> a(x, n, incx); \
    double s = 0; \
    for (int i = 0; i < n; ++i) s += (double)a[i] * a[i]; \
    return ws_blas::give(h, result, (T)sqrt(s)); \
  } \
  WS_BLAS cublas##L##asum(cublasHandle_t h, int n, const T *x, int incx, T *result) { \
    ws_blas::Vector<T> a(x, n, incx); \
    T s = 0; \
    for (int i = 0; i < n; ++i) s += fabs(a[i]); \
    return ws_blas::give(h, result, s); \
  } \
  WS_BLAS cublas##L##ger(cublasHandle_t h, int m, int n, const T *alpha, const T *x, int incx, const T *y, int incy, T *a, int lda) { return cublas##L##ws_rank1(h, m, n, alpha, x, incx, y, incy, a, lda); } \
  WS_BLAS cublas##L##symm(cublasHandle_t h, cublasSideMode_t side, cublasFillMode_t fill, int m, int n, const T *alpha, const T *a, int lda, const T *b, int ldb, const T *beta, T *c, int ldc) { \
    int k = side == CUBLAS_SIDE_LEFT ? m : n; \
    ws_blas::Matrix<T> x(a, k, k, lda), y(b, m, n, ldb); \
    T s = ws_blas::scalar(h, alpha), t = ws_blas::scalar(h, beta); \
    ws_blas::Matrix<T> z(c, m, n, ldc, CUBLAS_OP_N, t != 0); \
    auto sym = [&](int i, int j) { return (i >= j) == (fill == CUBLAS_FILL_MODE_LOWER) || i == j ? x(i, j) : x(j, i); }; \
    for (int j = 0; j < n; ++j) for (int i = 0; i < m; ++i) { \
      T sum = 0; \
      for (int l = 0; l < k; ++l) sum += side == CUBLAS_SIDE_LEFT ? sym(i, l) * y(l, j) : y(i, l) * sym(l, j); \
      z.set(i, j, t != 0 ? s * sum + t * z(i, j) : s * sum); \
    } \
    return z.back(); \
  } \
  WS_BLAS cublas##L##syrk(cublasHandle_t h, cublasFillMode_t fill, cublasOperation_t op, int n, int k, const T *alpha, const T *a, int lda, const T *beta, T *c, int ldc) { \
    ws_blas::Matrix<T> x(a, op == CUBLAS_OP_N ? n : k, op == CUBLAS_OP_N ? k : n, lda, op), z(c, n, n, ldc); \
    T s = ws_blas::scalar(h, alpha), t = ws_blas::scalar(h, beta); \
    for (int j = 0; j < n; ++j) for (int i = 0; i < n; ++i) if ((i >= j) == (fill == CUBLAS_FILL_MODE_LOWER) || i == j) { \
      T sum = 0; \
      for (int l = 0; l < k; ++l) sum += x(i, l) * x(j, l); \
      z.set(i, j, t != 0 ? s * sum + t * z(i, j) : s * sum); \
    } \
    return z.back(); \
  } \
  WS_BLAS cublas##L##trsm(cublasHandle_t h, cublasSideMode_t side, cublasFillMode_t fill, cublasOperation_t op, cublasDiagType_t diag, int m, int n, const T *alpha, const T *a, int lda, T *b, int ldb) { \
    int k = side == CUBLAS_SIDE_LEFT ? m : n, other = side == CUBLAS_SIDE_LEFT ? n : m; \
    ws_blas::Matrix<T> x(a, k, k, lda, op), y(b, m, n, ldb); \
    T s = ws_blas::scalar(h, alpha); \
    /* Lower triangles on the left, and upper ones on the right, are solved forwards. */ \
    bool forward = ((fill == CUBLAS_FILL_MODE_LOWER) == (op == CUBLAS_OP_N)) == (side == CUBLAS_SIDE_LEFT); \
    auto get = [&](int i, int r) { return side == CUBLAS_SIDE_LEFT ? y(i, r) : y(r, i); }; \
    for (int r = 0; r < other; ++r) for (int p = 0; p < k; ++p) { \
      int i = forward ? p : k - 1 - p; \
      T v = s * get(i, r); \
      for (int q = 0; q < p; ++q) { \
        int l = forward ? q : k - 1 - q; \
        v -= (side == CUBLAS_SIDE_LEFT ? x(i, l) : x(l, i)) * get(l, r); \
      } \
      if (diag == CUBLAS_DIAG_NON_UNIT) v /= x(i, i); \
      if (side == CUBLAS_SIDE_LEFT) y.set(i, r, v); \
      else y.set(r, i, v); \
    } \
    return y.back(); \
  } \
  WS_BLAS cublas##L##rot(cublasHandle_t h, int n, T *x, int incx, T *y, int incy, const T *c, const T *s) { \
    ws_blas::Vector<T> a(x, n, incx), b(y, n, incy); \
    T u = ws_blas::scalar(h, c), v = ws_blas::scalar(h, s); \
    for (int i = 0; i < n; ++i) { T p = a[i], q = b[i]; a.set(i, u * p + v * q); b.set(i, u * q - v * p); } \
    a.back(); \
    return b.back(); \
  }
WS_BLAS_REAL(S, float) WS_BLAS_REAL(D, double)
// Triangular and symmetric matrices.
#define WS_BLAS_TRIANGLES(L, T) \
  WS_BLAS cublas##L##trsv(cublasHandle_t h, cublasFillMode_t fill, cublasOperation_t op, cublasDiagType_t diag, int n, const T *a, int lda, T *x, int incx) { \
    ws_blas::Matrix<T> M(a, n, n, lda, op); \
    ws_blas::Vector<T> v(x, n, incx); \
    bool forward = (fill == CUBLAS_FILL_MODE_LOWER) == (op == CUBLAS_OP_N); \
    for (int p = 0; p < n; ++p) { \
      int i = forward ? p : n - 1 - p; \
      T s = v[i]; \
      for (int q = 0; q < p; ++q) { int j = forward ? q : n - 1 - q; s -= M(i, j) * v[j]; } \
      v.set(i, diag == CUBLAS_DIAG_NON_UNIT ? s / M(i, i) : s); \
    } \
    return v.back(); \
  } \
  WS_BLAS cublas##L##trmm(cublasHandle_t h, cublasSideMode_t side, cublasFillMode_t fill, cublasOperation_t op, cublasDiagType_t diag, int m, int n, const T *alpha, const T *a, int lda, const T *b, int ldb, T *c, int ldc) { \
    int k = side == CUBLAS_SIDE_LEFT ? m : n; \
    ws_blas::Matrix<T> x(a, k, k, lda, op), y(b, m, n, ldb), z(c, m, n, ldc, CUBLAS_OP_N, false); \
    T s = ws_blas::scalar(h, alpha); \
    bool low = (fill == CUBLAS_FILL_MODE_LOWER) == (op == CUBLAS_OP_N); \
    auto at = [&](int i, int j) { return i == j ? diag == CUBLAS_DIAG_UNIT ? T(1) : x(i, i) : (i > j) == low ? x(i, j) : T(0); }; \
    for (int j = 0; j < n; ++j) for (int i = 0; i < m; ++i) { \
      T sum = 0; \
      for (int l = 0; l < k; ++l) sum += side == CUBLAS_SIDE_LEFT ? at(i, l) * y(l, j) : y(i, l) * at(l, j); \
      z.set(i, j, s * sum); \
    } \
    return z.back(); \
  } \
  WS_BLAS cublas##L##trmv(cublasHandle_t h, cublasFillMode_t fill, cublasOperation_t op, cublasDiagType_t diag, int n, const T *a, int lda, T *x, int incx) { \
    ws_blas::Matrix<T> M(a, n, n, lda, op); \
    ws_blas::Vector<T> v(x, n, incx); \
    std::vector<T> r(n); \
    bool low = (fill == CUBLAS_FILL_MODE_LOWER) == (op == CUBLAS_OP_N); \
    for (int i = 0; i < n; ++i) for (int j = low ? 0 : i; j < (low ? i + 1 : n); ++j) r[i] += (i == j && diag == CUBLAS_DIAG_UNIT ? T(1) : M(i, j)) * v[j]; \
    for (int i = 0; i < n; ++i) v.set(i, r[i]); \
    return v.back(); \
  } \
  WS_BLAS cublas##L##symv(cublasHandle_t h, cublasFillMode_t fill, int n, const T *alpha, const T *a, int lda, const T *x, int incx, const T *beta, T *y, int incy) { \
    ws_blas::Matrix<T> M(a, n, n, lda); \
    T s = ws_blas::scalar(h, alpha), t = ws_blas::scalar(h, beta); \
    ws_blas::Vector<T> v(x, n, incx), w(y, n, incy, t != 0); \
    for (int i = 0; i < n; ++i) { \
      T sum = 0; \
      for (int j = 0; j < n; ++j) sum += ((i >= j) == (fill == CUBLAS_FILL_MODE_LOWER) || i == j ? M(i, j) : M(j, i)) * v[j]; \
      w.set(i, t != 0 ? s * sum + t * w[i] : s * sum); \
    } \
    return w.back(); \
  } \
  WS_BLAS cublas##L##syr(cublasHandle_t h, cublasFillMode_t fill, int n, const T *alpha, const T *x, int incx, T *a, int lda) { \
    ws_blas::Matrix<T> M(a, n, n, lda); \
    ws_blas::Vector<T> v(x, n, incx); \
    T s = ws_blas::scalar(h, alpha); \
    for (int j = 0; j < n; ++j) for (int i = 0; i < n; ++i) if ((i >= j) == (fill == CUBLAS_FILL_MODE_LOWER) || i == j) M.set(i, j, M(i, j) + s * v[i] * v[j]); \
    return M.back(); \
  } \
  WS_BLAS cublas##L##dgmm(cublasHandle_t, cublasSideMode_t side, int m, int n, const T *a, int lda, const T *x, int incx, T *c, int ldc) { \
    ws_blas::Matrix<T> M(a, m, n, lda), z(c, m, n, ldc, CUBLAS_OP_N, false); \
    ws_blas::Vector<T> v(x, side == CUBLAS_SIDE_LEFT ? m : n, incx); \
    for (int j = 0; j < n; ++j) for (int i = 0; i < m; ++i) z.set(i, j, M(i, j) * v[side == CUBLAS_SIDE_LEFT ? i : j]); \
    return z.back(); \
  }
WS_BLAS_TRIANGLES(S, float) WS_BLAS_TRIANGLES(D, double)
#define WS_BLAS_INDEX(name, T, better) \
  WS_BLAS name(cublasHandle_t h, int n, const T *x, int incx, int *result) { \
    ws_blas::Vector<T> a(x, n, incx); \
    int at = 0; \
    for (int i = 1; i < n; ++i) if (fabs(a[i]) better fabs(a[at])) at = i; \
    return ws_blas::give(h, result, n > 0 ? at + 1 : 0); \
  }
WS_BLAS_INDEX(cublasIsamax, float, >) WS_BLAS_INDEX(cublasIdamax, double, >) WS_BLAS_INDEX(cublasIsamin, float, <) WS_BLAS_INDEX(cublasIdamin, double, <)
#define WS_BLAS_COMPLEX(L, T, R, l) \
  WS_BLAS cublas##L##dotu(cublasHandle_t h, int n, const T *x, int incx, const T *y, int incy, T *result) { \
    ws_blas::Vector<T> a(x, n, incx), b(y, n, incy); \
    ws_blas::N<T> s(0); \
    for (int i = 0; i < n; ++i) s += a[i] * b[i]; \
    return ws_blas::give(h, result, ws_blas::store<T>(s)); \
  } \
  WS_BLAS cublas##L##dotc(cublasHandle_t h, int n, const T *x, int incx, const T *y, int incy, T *result) { \
    ws_blas::Vector<T> a(x, n, incx), b(y, n, incy); \
    ws_blas::N<T> s(0); \
    for (int i = 0; i < n; ++i) s += std::conj(a[i]) * b[i]; \
    return ws_blas::give(h, result, ws_blas::store<T>(s)); \
  } \
  WS_BLAS cublas##l##nrm2(cublasHandle_t h, int n, const T *x, int incx, R *result) { \
    ws_blas::Vector<T> a(x, n, incx); \
    R s = 0; \
    for (int i = 0; i < n; ++i) s += std::norm(a[i]); \
    return ws_blas::give(h, result, (R)sqrt(s)); \
  }
WS_BLAS_COMPLEX(C, cuComplex, float, Sc) WS_BLAS_COMPLEX(Z, cuDoubleComplex, double, Dz)
WS_BLAS cublasHgemm(cublasHandle_t h, cublasOperation_t ta, cublasOperation_t tb, int m, int n, int k, const __half *alpha, const __half *a, int lda, const __half *b, int ldb, const __half *beta, __half *c, int ldc) {
  return ws_blas::gemm(h, ta, tb, m, n, k, ws_blas::scalar(h, alpha), a, lda, b, ldb, ws_blas::scalar(h, beta), c, ldc);
}
WS_BLAS cublasGemmEx(cublasHandle_t h, cublasOperation_t ta, cublasOperation_t tb, int m, int n, int k, const void *alpha, const void *a, cudaDataType_t type_a, int lda, const void *b, cudaDataType_t type_b, int ldb, const void *beta, void *c, cudaDataType_t type_c, int ldc,
                     cublasComputeType_t compute, cublasGemmAlgo_t) {
  if (type_a != type_b) return CUBLAS_STATUS_NOT_SUPPORTED;
  if (type_a == CUDA_R_64F && type_c == CUDA_R_64F) return cublasDgemm(h, ta, tb, m, n, k, (const double *)alpha, (const double *)a, lda, (const double *)b, ldb, (const double *)beta, (double *)c, ldc);
  if (type_a == CUDA_R_32F && type_c == CUDA_R_32F) return cublasSgemm(h, ta, tb, m, n, k, (const float *)alpha, (const float *)a, lda, (const float *)b, ldb, (const float *)beta, (float *)c, ldc);
  if (type_a == CUDA_R_8I && type_c == CUDA_R_32I) return ws_blas::gemm(h, ta, tb, m, n, k, ws_blas::scalar(h, (const int *)alpha), (const signed char *)a, lda, (const signed char *)b, ldb, ws_blas::scalar(h, (const int *)beta), (int *)c, ldc);
  if (type_a != CUDA_R_16F) return CUBLAS_STATUS_NOT_SUPPORTED;
  bool half = compute == CUBLAS_COMPUTE_16F;
  float s = half ? ws_blas::scalar(h, (const __half *)alpha) : ws_blas::scalar(h, (const float *)alpha), t = half ? ws_blas::scalar(h, (const __half *)beta) : ws_blas::scalar(h, (const float *)beta);
  if (type_c == CUDA_R_16F) return ws_blas::gemm(h, ta, tb, m, n, k, s, (const __half *)a, lda, (const __half *)b, ldb, t, (__half *)c, ldc);
  if (type_c == CUDA_R_32F) return ws_blas::gemm(h, ta, tb, m, n, k, s, (const __half *)a, lda, (const __half *)b, ldb, t, (float *)c, ldc);
  return CUBLAS_STATUS_NOT_SUPPORTED;
}
// Names with their version, as the original has them behind its macros.
#define cublasSgemm_v2 cublasSgemm
#define cublasDgemm_v2 cublasDgemm
#define cublasSetStream_v2 cublasSetStream
#define cublasSetPointerMode_v2 cublasSetPointerMode
#define cublasSaxpy_v2 cublasSaxpy
#define cublasDaxpy_v2 cublasDaxpy
#define cublasSdot_v2 cublasSdot
#define cublasDdot_v2 cublasDdot
#define cublasSgemv_v2 cublasSgemv
#define cublasDgemv_v2 cublasDgemv
#define cublasSscal_v2 cublasSscal
#define cublasSnrm2_v2 cublasSnrm2
// Copies between host and device.
WS_BLAS cublasSetMatrix(int rows, int columns, int size, const void *a, int lda, void *b, int ldb) {
  return ws_blas::run(cudaMemcpy2D(b, (size_t)ldb * size, a, (size_t)lda * size, (size_t)rows * size, columns, cudaMemcpyHostToDevice)) ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_MAPPING_ERROR;
}
WS_BLAS cublasGetMatrix(int rows, int columns, int size, const void *a, int lda, void *b, int ldb) {
  return ws_blas::run(cudaMemcpy2D(b, (size_t)ldb * size, a, (size_t)lda * size, (size_t)rows * size, columns, cudaMemcpyDeviceToHost)) ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_MAPPING_ERROR;
}
WS_BLAS cublasSetVector(int n, int size, const void *x, int incx, void *y, int incy) { return cublasSetMatrix(1, n, size, x, incx, y, incy); }
WS_BLAS cublasGetVector(int n, int size, const void *x, int incx, void *y, int incy) { return cublasGetMatrix(1, n, size, x, incx, y, incy); }
WS_BLAS cublasSetMatrixAsync(int rows, int columns, int size, const void *a, int lda, void *b, int ldb, cudaStream_t) { return cublasSetMatrix(rows, columns, size, a, lda, b, ldb); }
WS_BLAS cublasGetMatrixAsync(int rows, int columns, int size, const void *a, int lda, void *b, int ldb, cudaStream_t) { return cublasGetMatrix(rows, columns, size, a, lda, b, ldb); }
WS_BLAS cublasSetVectorAsync(int n, int size, const void *x, int incx, void *y, int incy, cudaStream_t) { return cublasSetVector(n, size, x, incx, y, incy); }
WS_BLAS cublasGetVectorAsync(int n, int size, const void *x, int incx, void *y, int incy, cudaStream_t) { return cublasGetVector(n, size, x, incx, y, incy); }
WS_BLAS cublasGetMathMode(cublasHandle_t h, cublasMath_t *m) { return *m = h->math, CUBLAS_STATUS_SUCCESS; }
// The interface without handles.
WS_BLAS cublasAlloc(int n, int size, void **p) { return ws_blas::run(cudaMalloc(p, (size_t)n * size)) ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_ALLOC_FAILED; }
WS_BLAS cublasFree(void *p) { return ws_blas::run(cudaFree(p)) ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_INTERNAL_ERROR; }
WS_BLAS cublasGetError() { return CUBLAS_STATUS_SUCCESS; }
namespace ws_blas {
static inline WS_ATTR_H cublasHandle_t plain() { static cublasContext all; return &all; }
static inline WS_ATTR_H cublasOperation_t op(char c) { return c == 'n' || c == 'N' ? CUBLAS_OP_N : c == 't' || c == 'T' ? CUBLAS_OP_T : CUBLAS_OP_C; }
} // namespace ws_blas
#define WS_BLAS_OLD(L, T) \
  static inline WS_ATTR_H void cublas##L##gemm(char ta, char tb, int m, int n, int k, T alpha, const T *a, int lda, const T *b, int ldb, T beta, T *c, int ldc) { cublas##L##gemm(ws_blas::plain(), ws_blas::op(ta), ws_blas::op(tb), m, n, k, &alpha, a, lda, b, ldb, &beta, c, ldc); } \
  static inline WS_ATTR_H void cublas##L##gemv(char t, int m, int n, T alpha, const T *a, int lda, const T *x, int incx, T beta, T *y, int incy) { cublas##L##gemv(ws_blas::plain(), ws_blas::op(t), m, n, &alpha, a, lda, x, incx, &beta, y, incy); } \
  static inline WS_ATTR_H void cublas##L##axpy(int n, T alpha, const T *x, int incx, T *y, int incy) { cublas##L##axpy(ws_blas::plain(), n, &alpha, x, incx, y, incy); } \
  static inline WS_ATTR_H void cublas##L##scal(int n, T alpha, T *x, int incx) { cublas##L##scal(ws_blas::plain(), n, &alpha, x, incx); } \
  static inline WS_ATTR_H void cublas##L##copy(int n, const T *x, int incx, T *y, int incy) { cublas##L##copy(ws_blas::plain(), n, x, incx, y, incy); } \
  static inline WS_ATTR_H T cublas##L##dot(int n, const T *x, int incx, const T *y, int incy) { T r = 0; cublas##L##dot(ws_blas::plain(), n, x, incx, y, incy, &r); return r; } \
  static inline WS_ATTR_H T cublas##L##nrm2(int n, const T *x, int incx) { T r = 0; cublas##L##nrm2(ws_blas::plain(), n, x, incx, &r); return r; } \
  static inline WS_ATTR_H T cublas##L##asum(int n, const T *x, int incx) { T r = 0; cublas##L##asum(ws_blas::plain(), n, x, incx, &r); return r; }
WS_BLAS_OLD(S, float) WS_BLAS_OLD(D, double)
static inline WS_ATTR_H int cublasIsamax(int n, const float *x, int incx) { int r = 0; cublasIsamax(ws_blas::plain(), n, x, incx, &r); return r; }
static inline WS_ATTR_H int cublasIdamax(int n, const double *x, int incx) { int r = 0; cublasIdamax(ws_blas::plain(), n, x, incx, &r); return r; }
#include "ws/blas_batched.h"
} // extern "C++"
