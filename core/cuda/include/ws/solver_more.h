// More of cuSOLVER: QR by reflections, singular values by rotations, inverses; and LU of batches for cuBLAS. Included by solver.h.
#pragma once
namespace ws_solver {
// A column-major matrix of the device in doubles.
template <class T> std::vector<double> fetch(const T *a, int m, int n, int lda) {
  ws_blas::Matrix<T> x(a, m, n, lda);
  return std::vector<double>(x.cells.begin(), x.cells.end());
}
template <class T> bool put_back(T *a, int m, int n, int lda, const std::vector<double> &v) {
  if (m <= 0 || n <= 0) return true;
  std::vector<T> cells(v.begin(), v.end());
  return cudaMemcpy2D(a, lda * sizeof(T), cells.data(), m * sizeof(T), m * sizeof(T), n, cudaMemcpyDefault) == cudaSuccess;
}
template <class T> bool put_all(T *p, const std::vector<double> &v) {
  std::vector<T> cells(v.begin(), v.end());
  return cells.empty() || cudaMemcpy(p, cells.data(), cells.size() * sizeof(T), cudaMemcpyDefault) == cudaSuccess;
}
// LAPACK's form: R above, the reflections below with a leading 1, their factors in tau.
template <class T> cusolverStatus_t qr(int m, int n, T *a, int lda, T *tau, int *info) {
  auto x = fetch(a, m, n, lda);
  const int k = m < n ? m : n;
  std::vector<double> t(k);
  for (int j = 0; j < k; ++j) {
    double norm = 0;
    for (int i = j + 1; i < m; ++i) norm += x[i + j * m] * x[i + j * m];
    const double alpha = x[j + j * m];
    if (norm == 0) continue;
    const double beta = alpha <= 0 ? sqrt(alpha * alpha + norm) : -sqrt(alpha * alpha + norm);
    t[j] = (beta - alpha) / beta;
    for (int i = j + 1; i < m; ++i) x[i + j * m] /= alpha - beta;
    x[j + j * m] = beta;
    for (int c = j + 1; c < n; ++c) {
      double s = x[j + c * m];
      for (int i = j + 1; i < m; ++i) s += x[i + j * m] * x[i + c * m];
      s *= t[j];
      x[j + c * m] -= s;
      for (int i = j + 1; i < m; ++i) x[i + c * m] -= s * x[i + j * m];
    }
  }
  return done(CUBLAS_STATUS_SUCCESS, put_back(a, m, n, lda, x) && put_all(tau, t) && put(info, 0));
}
// Applies reflection j of `v` (rows `m`) to the rows of `c`, or to its columns.
inline void reflect(const std::vector<double> &v, int m, int j, double tau, std::vector<double> &c, int rows, int columns, bool left) {
  const int lines = left ? columns : rows;
  for (int q = 0; q < lines; ++q) {
    auto cell = [&](int i) -> double & { return left ? c[i + (size_t)q * rows] : c[q + (size_t)i * rows]; };
    double s = cell(j);
    for (int i = j + 1; i < m; ++i) s += v[i + (size_t)j * m] * cell(i);
    s *= tau;
    cell(j) -= s;
    for (int i = j + 1; i < m; ++i) cell(i) -= s * v[i + (size_t)j * m];
  }
}
template <class T> cusolverStatus_t by_q(cublasSideMode_t side, cublasOperation_t op, int m, int n, int k, const T *a, int lda, const T *tau, T *c, int ldc, int *info) {
  const bool left = side == CUBLAS_SIDE_LEFT, forward = left == (op != CUBLAS_OP_N);
  const int rows = left ? m : n;
  auto v = fetch(a, rows, k, lda), x = fetch(c, m, n, ldc), t = fetch(tau, k, 1, k);
  for (int i = 0; i < k; ++i) {
    const int j = forward ? i : k - 1 - i;
    reflect(v, rows, j, t[j], x, m, n, left);
  }
  return done(CUBLAS_STATUS_SUCCESS, put_back(c, m, n, ldc, x) && put(info, 0));
}
template <class T> cusolverStatus_t make_q(int m, int n, int k, T *a, int lda, const T *tau, int *info) {
  auto v = fetch(a, m, k, lda), t = fetch(tau, k, 1, k);
  std::vector<double> q((size_t)m * n);
  for (int i = 0; i < n; ++i) q[i + (size_t)i * m] = 1;
  for (int j = k - 1; j >= 0; --j) reflect(v, m, j, t[j], q, m, n, true);
  return done(CUBLAS_STATUS_SUCCESS, put_back(a, m, n, lda, q) && put(info, 0));
}
// Makes columns `from` and later of a square matrix orthonormal to all before them.
inline void complete(std::vector<double> &u, int m, int from) {
  int unit = 0;
  for (int j = from; j < m; ++j) {
    for (double norm = 0; norm < 1e-12 && unit <= m; ++unit) {
      for (int i = 0; i < m; ++i) u[i + (size_t)j * m] = i == unit;
      for (int twice = 0; twice < 2; ++twice)
        for (int k = 0; k < j; ++k) {
          double s = 0;
          for (int i = 0; i < m; ++i) s += u[i + (size_t)k * m] * u[i + (size_t)j * m];
          for (int i = 0; i < m; ++i) u[i + (size_t)j * m] -= s * u[i + (size_t)k * m];
        }
      norm = 0;
      for (int i = 0; i < m; ++i) norm += u[i + (size_t)j * m] * u[i + (size_t)j * m];
      if (norm >= 1e-12) for (int i = 0; i < m; ++i) u[i + (size_t)j * m] /= sqrt(norm);
    }
  }
}
// Singular values in falling order, by rotations of columns (m >= n): a becomes u (m by m), v is n by n.
inline void singular(int m, int n, std::vector<double> a, std::vector<double> &u, std::vector<double> &s, std::vector<double> &v) {
  v.assign((size_t)n * n, 0);
  for (int i = 0; i < n; ++i) v[i + (size_t)i * n] = 1;
  for (int sweep = 0, turned = 1; sweep < 60 && turned; ++sweep) {
    turned = 0;
    for (int p = 0; p < n; ++p) for (int q = p + 1; q < n; ++q) {
      double x = 0, y = 0, z = 0;
      for (int i = 0; i < m; ++i) { const double f = a[i + (size_t)p * m], g = a[i + (size_t)q * m]; x += f * f, y += g * g, z += f * g; }
      if (fabs(z) <= 1e-15 * sqrt(x * y) || z == 0) continue;
      turned = 1;
      const double theta = (y - x) / (2 * z), t = (theta < 0 ? -1 : 1) / (fabs(theta) + sqrt(theta * theta + 1)), c = 1 / sqrt(t * t + 1), w = c * t;
      for (int i = 0; i < m; ++i) { double &f = a[i + (size_t)p * m], &g = a[i + (size_t)q * m]; const double h = f; f = c * h - w * g, g = w * h + c * g; }
      for (int i = 0; i < n; ++i) { double &f = v[i + (size_t)p * n], &g = v[i + (size_t)q * n]; const double h = f; f = c * h - w * g, g = w * h + c * g; }
    }
  }
  std::vector<double> length(n);
  std::vector<int> order(n);
  for (int j = 0; j < n; ++j) {
    for (int i = 0; i < m; ++i) length[j] += a[i + (size_t)j * m] * a[i + (size_t)j * m];
    length[j] = sqrt(length[j]);
    int at = j;
    for (; at > 0 && length[order[at - 1]] < length[j]; --at) order[at] = order[at - 1];
    order[at] = j;
  }
  u.assign((size_t)m * m, 0), s.resize(n);
  auto turned = v;
  int full = 0;
  for (int j = 0; j < n; ++j) {
    s[j] = length[order[j]];
    for (int i = 0; i < n; ++i) v[i + (size_t)j * n] = turned[i + (size_t)order[j] * n];
    if (s[j] <= 1e-300) continue;
    for (int i = 0; i < m; ++i) u[i + (size_t)j * m] = a[i + (size_t)order[j] * m] / s[j];
    full = j + 1;
  }
  complete(u, m, full);
}
// `us` and `vs`: how many columns of U and rows of V are wanted; V is transposed if `transposed`.
template <class T> cusolverStatus_t svd(int m, int n, T *a, int lda, T *s, T *u, int ldu, int us, T *v, int ldv, int vs, bool transposed, int *info) {
  const bool wide = m < n;
  auto x = fetch(a, m, n, lda);
  if (wide) {
    auto y = x;
    for (int i = 0; i < m; ++i) for (int j = 0; j < n; ++j) y[j + (size_t)i * n] = x[i + (size_t)j * m];
    x = y;
  }
  std::vector<double> left, values, right;
  singular(wide ? n : m, wide ? m : n, x, left, values, right);
  if (wide) left.swap(right);
  bool fine = put_all(s, values) && put(info, 0);
  if (us) fine = fine && put_back(u, m, us, ldu, left);
  if (vs) {
    std::vector<double> w((size_t)n * vs);
    for (int i = 0; i < n; ++i) for (int j = 0; j < vs; ++j) w[transposed ? j + (size_t)i * vs : i + (size_t)j * n] = right[i + (size_t)j * n];
    fine = fine && (transposed ? put_back(v, vs, n, ldv, w) : put_back(v, n, vs, ldv, w));
  }
  return done(CUBLAS_STATUS_SUCCESS, fine);
}
template <class T> cusolverStatus_t inverse_cholesky(cublasFillMode_t fill, int n, T *a, int lda, int *info) {
  ws_blas::Matrix<T> x(a, n, n, lda);
  auto l = [&](int i, int j) { return fill == CUBLAS_FILL_MODE_LOWER ? x(i, j) : x(j, i); };
  std::vector<double> inv((size_t)n * n);
  for (int c = 0; c < n; ++c) {
    std::vector<double> y(n);
    for (int i = 0; i < n; ++i) { double s = i == c; for (int j = 0; j < i; ++j) s -= l(i, j) * y[j]; y[i] = s / l(i, i); }
    for (int i = n - 1; i >= 0; --i) { double s = y[i]; for (int j = i + 1; j < n; ++j) s -= l(j, i) * inv[j + (size_t)c * n]; inv[i + (size_t)c * n] = s / l(i, i); }
  }
  for (int j = 0; j < n; ++j) for (int i = 0; i < n; ++i) if ((fill == CUBLAS_FILL_MODE_LOWER) == (i >= j) || i == j) x.set(i, j, (T)inv[i + (size_t)j * n]);
  return done(x.back(), put(info, 0));
}
} // namespace ws_solver
struct ws_jacobi { double tolerance; int sweeps; };
typedef ws_jacobi *syevjInfo_t, *gesvdjInfo_t;
#define WS_JACOBI(create, destroy, prefix) \
  WS_SOLVER create(ws_jacobi **p) { return *p = new ws_jacobi(), CUSOLVER_STATUS_SUCCESS; } \
  WS_SOLVER destroy(ws_jacobi *p) { return delete p, CUSOLVER_STATUS_SUCCESS; } \
  WS_SOLVER prefix##SetTolerance(ws_jacobi *p, double t) { return p->tolerance = t, CUSOLVER_STATUS_SUCCESS; } \
  WS_SOLVER prefix##SetMaxSweeps(ws_jacobi *p, int n) { return p->sweeps = n, CUSOLVER_STATUS_SUCCESS; } \
  WS_SOLVER prefix##SetSortEig(ws_jacobi *, int) { return CUSOLVER_STATUS_SUCCESS; } \
  WS_SOLVER prefix##GetSweeps(cusolverDnHandle_t, ws_jacobi *, int *n) { return *n = 1, CUSOLVER_STATUS_SUCCESS; } \
  WS_SOLVER prefix##GetResidual(cusolverDnHandle_t, ws_jacobi *, double *r) { return *r = 0, CUSOLVER_STATUS_SUCCESS; }
WS_JACOBI(cusolverDnCreateSyevjInfo, cusolverDnDestroySyevjInfo, cusolverDnXsyevj) WS_JACOBI(cusolverDnCreateGesvdjInfo, cusolverDnDestroyGesvdjInfo, cusolverDnXgesvdj)
WS_SOLVER cusolverDnGetStream(cusolverDnHandle_t h, cudaStream_t *s) { return *s = h->stream, CUSOLVER_STATUS_SUCCESS; }
#define WS_SIZE { return *size = m * n > 0 ? m * n : 1, CUSOLVER_STATUS_SUCCESS; }
#define WS_SOLVERS_MORE(L, T) \
  WS_SOLVER cusolverDn##L##geqrf_bufferSize(cusolverDnHandle_t, int m, int n, T *, int, int *size) WS_SIZE \
  WS_SOLVER cusolverDn##L##geqrf(cusolverDnHandle_t, int m, int n, T *a, int lda, T *tau, T *, int, int *info) { return ws_solver::qr(m, n, a, lda, tau, info); } \
  WS_SOLVER cusolverDn##L##ormqr_bufferSize(cusolverDnHandle_t, cublasSideMode_t, cublasOperation_t, int m, int n, int, const T *, int, const T *, const T *, int, int *size) WS_SIZE \
  WS_SOLVER cusolverDn##L##ormqr(cusolverDnHandle_t, cublasSideMode_t side, cublasOperation_t op, int m, int n, int k, const T *a, int lda, const T *tau, T *c, int ldc, T *, int, int *info) { return ws_solver::by_q(side, op, m, n, k, a, lda, tau, c, ldc, info); } \
  WS_SOLVER cusolverDn##L##orgqr_bufferSize(cusolverDnHandle_t, int m, int n, int, const T *, int, const T *, int *size) WS_SIZE \
  WS_SOLVER cusolverDn##L##orgqr(cusolverDnHandle_t, int m, int n, int k, T *a, int lda, const T *tau, T *, int, int *info) { return ws_solver::make_q(m, n, k, a, lda, tau, info); } \
  WS_SOLVER cusolverDn##L##gesvd_bufferSize(cusolverDnHandle_t, int m, int n, int *size) WS_SIZE \
  WS_SOLVER cusolverDn##L##gesvd(cusolverDnHandle_t, signed char ju, signed char jv, int m, int n, T *a, int lda, T *s, T *u, int ldu, T *v, int ldv, T *, int, T *, int *info) { \
    const int k = m < n ? m : n; \
    return ws_solver::svd(m, n, a, lda, s, u, ldu, ju == 'A' ? m : ju == 'S' ? k : 0, v, ldv, jv == 'A' ? n : jv == 'S' ? k : 0, true, info); \
  } \
  WS_SOLVER cusolverDn##L##gesvdj_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, int, int m, int n, const T *, int, const T *, const T *, int, const T *, int, int *size, gesvdjInfo_t) WS_SIZE \
  WS_SOLVER cusolverDn##L##gesvdj(cusolverDnHandle_t, cusolverEigMode_t mode, int econ, int m, int n, T *a, int lda, T *s, T *u, int ldu, T *v, int ldv, T *, int, int *info, gesvdjInfo_t) { \
    const int k = m < n ? m : n; \
    const bool vectors = mode == CUSOLVER_EIG_MODE_VECTOR; \
    return ws_solver::svd(m, n, a, lda, s, u, ldu, !vectors ? 0 : econ ? k : m, v, ldv, !vectors ? 0 : econ ? k : n, false, info); \
  } \
  WS_SOLVER cusolverDn##L##potri_bufferSize(cusolverDnHandle_t, cublasFillMode_t, int n, T *, int, int *size) { return *size = n > 0 ? n : 1, CUSOLVER_STATUS_SUCCESS; } \
  WS_SOLVER cusolverDn##L##potri(cusolverDnHandle_t, cublasFillMode_t fill, int n, T *a, int lda, T *, int, int *info) { return ws_solver::inverse_cholesky(fill, n, a, lda, info); } \
  WS_SOLVER cusolverDn##L##syevj_bufferSize(cusolverDnHandle_t, cusolverEigMode_t, cublasFillMode_t, int n, const T *, int, const T *, int *size, syevjInfo_t) { return *size = n > 0 ? n : 1, CUSOLVER_STATUS_SUCCESS; } \
  WS_SOLVER cusolverDn##L##syevj(cusolverDnHandle_t, cusolverEigMode_t mode, cublasFillMode_t fill, int n, T *a, int lda, T *w, T *, int, int *info, syevjInfo_t) { return ws_solver::symmetric(mode, fill, n, a, lda, w, info); }
WS_SOLVERS_MORE(S, float) WS_SOLVERS_MORE(D, double)
