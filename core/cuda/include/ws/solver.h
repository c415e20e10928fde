// The bodies of cusolverDn.h: factorisations of dense matrices by columns, computed on the host.
#pragma once
#include "ws/blas.h"
extern "C++" {
enum cusolverStatus_t {
  CUSOLVER_STATUS_SUCCESS, CUSOLVER_STATUS_NOT_INITIALIZED, CUSOLVER_STATUS_ALLOC_FAILED, CUSOLVER_STATUS_INVALID_VALUE, CUSOLVER_STATUS_ARCH_MISMATCH, CUSOLVER_STATUS_MAPPING_ERROR,
  CUSOLVER_STATUS_EXECUTION_FAILED, CUSOLVER_STATUS_INTERNAL_ERROR, CUSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED, CUSOLVER_STATUS_NOT_SUPPORTED
};
enum cusolverEigMode_t { CUSOLVER_EIG_MODE_NOVECTOR, CUSOLVER_EIG_MODE_VECTOR };
enum cusolverEigType_t { CUSOLVER_EIG_TYPE_1 = 1, CUSOLVER_EIG_TYPE_2, CUSOLVER_EIG_TYPE_3 };
struct cusolverDnContext { cudaStream_t stream = 0; };
typedef cusolverDnContext *cusolverDnHandle_t;
#define WS_SOLVER static inline WS_ATTR_H cusolverStatus_t
WS_SOLVER cusolverDnCreate(cusolverDnHandle_t *h) { return *h = new cusolverDnContext, CUSOLVER_STATUS_SUCCESS; }
WS_SOLVER cusolverDnDestroy(cusolverDnHandle_t h) { return delete h, CUSOLVER_STATUS_SUCCESS; }
WS_SOLVER cusolverDnSetStream(cusolverDnHandle_t h, cudaStream_t s) { return h->stream = s, CUSOLVER_STATUS_SUCCESS; }
namespace ws_solver {
inline bool put(int *p, int v) { return cudaMemcpy(p, &v, sizeof v, cudaMemcpyDefault) == cudaSuccess; }
inline cusolverStatus_t done(cublasStatus_t s, bool other = true) { return s == CUBLAS_STATUS_SUCCESS && other ? CUSOLVER_STATUS_SUCCESS : CUSOLVER_STATUS_EXECUTION_FAILED; }
// Gauss elimination with row exchanges, or without if there is no `pivots`.
template <class T> cusolverStatus_t lu(int m, int n, T *a, int lda, int *pivots, int *info) {
  ws_blas::Matrix<T> x(a, m, n, lda);
  const int k = m < n ? m : n;
  std::vector<int> p(k);
  int bad = 0;
  for (int j = 0; j < k; ++j) {
    int best = j;
    if (pivots) for (int i = j + 1; i < m; ++i) if (fabs(x(i, j)) > fabs(x(best, j))) best = i;
    p[j] = best + 1;
    if (best != j) for (int c = 0; c < n; ++c) { T t = x(j, c); x.set(j, c, x(best, c)); x.set(best, c, t); }
    if (x(j, j) == T(0)) { if (!bad) bad = j + 1; continue; }
    for (int i = j + 1; i < m; ++i) {
      const T f = x(i, j) / x(j, j);
      x.set(i, j, f);
      for (int c = j + 1; c < n; ++c) x.set(i, c, x(i, c) - f * x(j, c));
    }
  }
  bool fine = put(info, bad);
  if (pivots) fine = fine && cudaMemcpy(pivots, p.data(), k * sizeof(int), cudaMemcpyDefault) == cudaSuccess;
  return done(x.back(), fine);
}
template <class T> cusolverStatus_t solve_lu(cublasOperation_t op, int n, int nrhs, const T *a, int lda, const int *pivots, T *b, int ldb, int *info) {
  ws_blas::Matrix<T> x(a, n, n, lda), y(b, n, nrhs, ldb);
  std::vector<int> p(n);
  for (int i = 0; i < n; ++i) p[i] = i + 1;
  if (pivots) cudaMemcpy(p.data(), pivots, n * sizeof(int), cudaMemcpyDefault);
  for (int r = 0; r < nrhs; ++r) {
    auto swap = [&](int i) { T t = y(i, r); y.set(i, r, y(p[i] - 1, r)); y.set(p[i] - 1, r, t); };
    if (op == CUBLAS_OP_N) {
      for (int i = 0; i < n; ++i) swap(i);
      for (int i = 0; i < n; ++i) { T s = y(i, r); for (int j = 0; j < i; ++j) s -= x(i, j) * y(j, r); y.set(i, r, s); }
      for (int i = n - 1; i >= 0; --i) { T s = y(i, r); for (int j = i + 1; j < n; ++j) s -= x(i, j) * y(j, r); y.set(i, r, s / x(i, i)); }
    } else {
      for (int i = 0; i < n; ++i) { T s = y(i, r); for (int j = 0; j < i; ++j) s -= x(j, i) * y(j, r); y.set(i, r, s / x(i, i)); }
      for (int i = n - 1; i >= 0; --i) { T s = y(i, r); for (int j = i + 1; j < n; ++j) s -= x(j, i) * y(j, r); y.set(i, r, s); }
      for (int i = n - 1; i >= 0; --i) swap(i);
    }
  }
  return done(y.back(), put(info, 0));
}
template <class T> cusolverStatus_t cholesky(cublasFillMode_t fill, int n, T *a, int lda, int *info) {
  ws_blas::Matrix<T> x(a, n, n, lda);
  const bool low = fill == CUBLAS_FILL_MODE_LOWER;
  auto get = [&](int i, int j) { return low ? x(i, j) : x(j, i); };
  auto set = [&](int i, int j, T v) { if (low) x.set(i, j, v); else x.set(j, i, v); };
  int bad = 0;
  for (int j = 0; j < n && !bad; ++j) {
    T d = get(j, j);
    for (int k = 0; k < j; ++k) d -= get(j, k) * get(j, k);
    if (!(d > T(0))) { bad = j + 1; break; }
    d = sqrt(d);
    set(j, j, d);
    for (int i = j + 1; i < n; ++i) { T s = get(i, j); for (int k = 0; k < j; ++k) s -= get(i, k) * get(j, k); set(i, j, s / d); }
  }
  return done(x.back(), put(info, bad));
}
template <class T> cusolverStatus_t solve_cholesky(cublasFillMode_t fill, int n, int nrhs, const T *a, int lda, T *b, int ldb, int *info) {
  ws_blas::Matrix<T> x(a, n, n, lda), y(b, n, nrhs, ldb);
  auto get = [&](int i, int j) { return fill == CUBLAS_FILL_MODE_LOWER ? x(i, j) : x(j, i); };
  for (int r = 0; r < nrhs; ++r) {
    for (int i = 0; i < n; ++i) { T s = y(i, r); for (int j = 0; j < i; ++j) s -= get(i, j) * y(j, r); y.set(i, r, s / get(i, i)); }
    for (int i = n - 1; i >= 0; --i) { T s = y(i, r); for (int j = i + 1; j < n; ++j) s -= get(j, i) * y(j, r); y.set(i, r, s / get(i, i)); }
  }
  return done(y.back(), put(info, 0));
}
// Eigenvalues of a symmetric matrix in rising order, by Jacobi's rotations.
template <class T> cusolverStatus_t symmetric(cusolverEigMode_t mode, cublasFillMode_t fill, int n, T *a, int lda, T *w, int *info) {
  ws_blas::Matrix<T> x(a, n, n, lda);
  std::vector<double> m(n * n), v(n * n);
  for (int j = 0; j < n; ++j) for (int i = 0; i < n; ++i) m[i + j * n] = (fill == CUBLAS_FILL_MODE_LOWER) == (i >= j) ? x(i, j) : x(j, i);
  for (int i = 0; i < n; ++i) v[i + i * n] = 1;
  for (int sweep = 0; sweep < 60; ++sweep) {
    double off = 0;
    for (int j = 0; j < n; ++j) for (int i = 0; i < j; ++i) off += m[i + j * n] * m[i + j * n];
    if (off < 1e-28) break;
    for (int p = 0; p < n; ++p) for (int q = p + 1; q < n; ++q) {
      const double g = m[p + q * n];
      if (g == 0) continue;
      const double theta = (m[q + q * n] - m[p + p * n]) / (2 * g), t = (theta < 0 ? -1 : 1) / (fabs(theta) + sqrt(theta * theta + 1)), c = 1 / sqrt(t * t + 1), s = t * c;
      for (int k = 0; k < n; ++k) { double y = m[k + p * n], z = m[k + q * n]; m[k + p * n] = c * y - s * z; m[k + q * n] = s * y + c * z; }
      for (int k = 0; k < n; ++k) { double y = m[p + k * n], z = m[q + k * n]; m[p + k * n] = c * y - s * z; m[q + k * n] = s * y + c * z; }
      for (int k = 0; k < n; ++k) { double y = v[k + p * n], z = v[k + q * n]; v[k + p * n] = c * y - s * z; v[k + q * n] = s * y + c * z; }
    }
  }
  std::vector<int> order(n);
  for (int i = 0; i < n; ++i) {
    int at = i;
    for (; at > 0 && m[order[at - 1] * (n + 1)] > m[i * (n + 1)]; --at) order[at] = order[at - 1];
    order[at] = i;
  }
  std::vector<T> values(n);
  for (int j = 0; j < n; ++j) {
    values[j] = (T)m[order[j] * (n + 1)];
    if (mode == CUSOLVER_EIG_MODE_VECTOR) for (int i = 0; i < n; ++i) x.set(i, j, (T)v[i + order[j] * n]);
  }
  const bool fine = cudaMemcpy(w, values.data(), n * sizeof(T), cudaMemcpyDefault) == cudaSuccess && put(info, 0);
  return mode == CUSOLVER_EIG_MODE_VECTOR ? done(x.back(), fine) : done(CUBLAS_STATUS_SUCCESS, fine);
}
} // namespace ws_solver
#define WS_SOLVERS(L, T) \
  WS_SOLVER cusolverDn##L##getrf_bufferSize(cusolverDnHandle_t, int m, int n, T *, int, int *size) { return *size = m * n > 0 ? m * n : 1, CUSOLVER_STATUS_SUCCESS; } \
  WS_SOLVER cusolverDn##L##getrf(cusolverDnHandle_t, int m, int n, T *a, int lda, T *, int *pivots, int *info) { return ws_solver::lu(m, n, a, lda, pivots, info); } \
  WS_SOLVER cusolverDn##L##getrs(cusolverDnHandle_t, cublasOperation_t op, int n, int nrhs, const T *a, int lda, const int *pivots, T *b, int ldb, int *info) { return ws_solver::solve_lu(op, n, nrhs, a, lda, pivots, b, ldb, info); } \
  WS_SOLVER cusolverDn##L##potrf_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int n, T *, int, int *size) { return *size = n > 0 ? n : 1, CUSOLVER_STATUS_SUCCESS; } \
  WS_SOLVER cusolverDn##L##potrf(cusolverDnHandle_t, cublasFillMode_t fill, int n, T *a, int lda, T *, int, int *info) { return ws_solver::cholesky(fill, n, a, lda, info); } \
  WS_SOLVER cusolverDn##L##potrs(cusolverDnHandle_t, cublasFillMode_t fill, int n, int nrhs, const T *a, int lda, T *b, int ldb, int *info) { return ws_solver::solve_cholesky(fill, n, nrhs, a, lda, b, ldb, info); } \
  WS_SOLVER cusolverDn##L##syevd_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int n, const T *, int, const T *, int *size) { return *size = n > 0 ? n : 1, CUSOLVER_STATUS_SUCCESS; } \
  WS_SOLVER cusolverDn##L##syevd(cusolverDnHandle_t, cusolverEigMode_t mode, cublasFillMode_t fill, int n, T *a, int lda, T *w, T *, int, int *info) { return ws_solver::symmetric(mode, fill, n, a, lda, w, info); }
WS_SOLVERS(S, float) WS_SOLVERS(D, double)
#include "ws/solver_more.h"
} // extern "C++"
