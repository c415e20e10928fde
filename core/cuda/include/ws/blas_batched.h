// LU of batches of small matrices, products of batches in other types, and scaling by real numbers. Included by blas.h.
#pragma once
namespace ws_blas {
// Arrays of matrices have their pointers on the device.
template <class P> std::vector<P> pointers(const P *array, int count) {
  std::vector<P> all(count > 0 ? count : 0);
  if (count > 0) cudaMemcpy(all.data(), array, count * sizeof(P), cudaMemcpyDefault);
  return all;
}
template <class T> cublasStatus_t lu_of(int n, T *a, int lda, int *pivots, int *bad) {
  Matrix<T> x(a, n, n, lda);
  *bad = 0;
  for (int j = 0; j < n; ++j) {
    int best = j;
    if (pivots) for (int i = j + 1; i < n; ++i) if (std::abs(x(i, j)) > std::abs(x(best, j))) best = i;
    if (pivots) pivots[j] = best + 1;
    if (best != j) for (int c = 0; c < n; ++c) { const N<T> t = x(j, c); x.set(j, c, x(best, c)); x.set(best, c, t); }
    if (x(j, j) == N<T>(0)) { if (!*bad) *bad = j + 1; continue; }
    for (int i = j + 1; i < n; ++i) {
      const N<T> f = x(i, j) / x(j, j);
      x.set(i, j, f);
      for (int c = j + 1; c < n; ++c) x.set(i, c, x(i, c) - f * x(j, c));
    }
  }
  return x.back();
}
// Solves with the factors: the columns of `b`.
template <class T> cublasStatus_t solve_of(int n, int nrhs, const T *a, int lda, const int *pivots, T *b, int ldb) {
  Matrix<T> x(a, n, n, lda), y(b, n, nrhs, ldb);
  for (int r = 0; r < nrhs; ++r) {
    if (pivots) for (int i = 0; i < n; ++i) { const N<T> t = y(i, r); y.set(i, r, y(pivots[i] - 1, r)); y.set(pivots[i] - 1, r, t); }
    for (int i = 0; i < n; ++i) { N<T> s = y(i, r); for (int j = 0; j < i; ++j) s -= x(i, j) * y(j, r); y.set(i, r, s); }
    for (int i = n - 1; i >= 0; --i) { N<T> s = y(i, r); for (int j = i + 1; j < n; ++j) s -= x(i, j) * y(j, r); y.set(i, r, s / x(i, i)); }
  }
  return y.back();
}
template <class T> cublasStatus_t unit(int n, T *c, int ldc) {
  Matrix<T> y(c, n, n, ldc, CUBLAS_OP_N, false);
  for (int j = 0; j < n; ++j) for (int i = 0; i < n; ++i) y.set(i, j, N<T>(i == j));
  return y.back();
}
template <class V> bool copy_out(V *to, const std::vector<V> &v) { return !to || v.empty() || run(cudaMemcpy(to, v.data(), v.size() * sizeof(V), cudaMemcpyDefault)); }
template <class T> cublasStatus_t lu_batch(int n, T *const *as, int lda, int *pivots, int *info, int count) {
  auto all = pointers(as, count);
  std::vector<int> p((size_t)n * count), bad(count);
  for (int k = 0; k < count; ++k) if (lu_of(n, all[k], lda, pivots ? p.data() + (size_t)k * n : (int *)0, &bad[k])) return CUBLAS_STATUS_EXECUTION_FAILED;
  return copy_out(pivots, p) && copy_out(info, bad) ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_EXECUTION_FAILED;
}
template <class T> cublasStatus_t solve_batch(int n, int nrhs, const T *const *as, int lda, const int *pivots, T *const *bs, int ldb, int count) {
  auto a = pointers(as, count);
  auto b = pointers(bs, count);
  std::vector<int> p((size_t)n * count);
  if (pivots && !p.empty()) cudaMemcpy(p.data(), pivots, p.size() * sizeof(int), cudaMemcpyDefault);
  for (int k = 0; k < count; ++k) if (solve_of(n, nrhs, a[k], lda, pivots ? p.data() + (size_t)k * n : (const int *)0, b[k], ldb)) return CUBLAS_STATUS_EXECUTION_FAILED;
  return CUBLAS_STATUS_SUCCESS;
}
template <class T> cublasStatus_t inverse_batch(int n, const T *const *as, int lda, const int *pivots, T *const *cs, int ldc, int *info, int count) {
  auto c = pointers(cs, count);
  for (T *one : c) if (unit(n, one, ldc)) return CUBLAS_STATUS_EXECUTION_FAILED;
  const cublasStatus_t s = solve_batch(n, n, as, lda, pivots, cs, ldc, count);
  return s == CUBLAS_STATUS_SUCCESS && copy_out(info, std::vector<int>(count)) ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_EXECUTION_FAILED;
}
} // namespace ws_blas
#define WS_BLAS_BATCHES(L, T) \
  WS_BLAS cublas##L##getrfBatched(cublasHandle_t, int n, T *const a[], int lda, int *pivots, int *info, int count) { return ws_blas::lu_batch(n, a, lda, pivots, info, count); } \
  WS_BLAS cublas##L##getriBatched(cublasHandle_t, int n, const T *const a[], int lda, const int *pivots, T *const c[], int ldc, int *info, int count) { return ws_blas::inverse_batch(n, a, lda, pivots, c, ldc, info, count); } \
  WS_BLAS cublas##L##getrsBatched(cublasHandle_t, cublasOperation_t op, int n, int nrhs, const T *const a[], int lda, const int *pivots, T *const b[], int ldb, int *info, int count) { \
    if (info) *info = 0; \
    return op == CUBLAS_OP_N ? ws_blas::solve_batch(n, nrhs, a, lda, pivots, b, ldb, count) : CUBLAS_STATUS_NOT_SUPPORTED; \
  } \
  WS_BLAS cublas##L##matinvBatched(cublasHandle_t h, int n, const T *const a[], int lda, T *const inv[], int ldi, int *info, int count) { \
    /* The matrices stay as they are. */ \
    std::vector<T *> copies(count); \
    auto from = ws_blas::pointers(a, count); \
    for (int k = 0; k < count; ++k) { \
      if (cudaMalloc(&copies[k], sizeof(T) * n * n)) return CUBLAS_STATUS_ALLOC_FAILED; \
      cudaMemcpy2D(copies[k], n * sizeof(T), from[k], lda * sizeof(T), n * sizeof(T), n, cudaMemcpyDeviceToDevice); \
    } \
    std::vector<int> pivots((size_t)n * count); \
    cublasStatus_t s = ws_blas::lu_batch(n, copies.data(), n, pivots.data(), info, count); \
    if (s == CUBLAS_STATUS_SUCCESS) s = ws_blas::inverse_batch(n, (const T *const *)copies.data(), n, pivots.data(), inv, ldi, (int *)0, count); \
    for (T *c : copies) cudaFree(c); \
    return s; \
  }
WS_BLAS_TYPES(WS_BLAS_BATCHES)
WS_BLAS cublasHgemmStridedBatched(cublasHandle_t h, cublasOperation_t ta, cublasOperation_t tb, int m, int n, int k, const __half *alpha, const __half *a, int lda, long long sa, const __half *b, int ldb, long long sb, const __half *beta, __half *c, int ldc, long long sc, int count) {
  for (int i = 0; i < count; ++i) if (cublasStatus_t s = cublasHgemm(h, ta, tb, m, n, k, alpha, a + i * sa, lda, b + i * sb, ldb, beta, c + i * sc, ldc)) return s;
  return CUBLAS_STATUS_SUCCESS;
}
WS_BLAS cublasCsscal(cublasHandle_t h, int n, const float *alpha, cuComplex *x, int incx) { const float a = ws_blas::scalar(h, alpha); ws_blas::Vector<cuComplex> v(x, n, incx); for (int i = 0; i < n; ++i) v.set(i, a * v[i]); return v.back(); }
WS_BLAS cublasZdscal(cublasHandle_t h, int n, const double *alpha, cuDoubleComplex *x, int incx) { const double a = ws_blas::scalar(h, alpha); ws_blas::Vector<cuDoubleComplex> v(x, n, incx); for (int i = 0; i < n; ++i) v.set(i, a * v[i]); return v.back(); }
