// More of cuSPARSE: triangular solves, products of sparse matrices, conversions, tridiagonal systems. Included by sparse.h.
#pragma once
enum cusparseSpMatAttribute_t { CUSPARSE_SPMAT_FILL_MODE, CUSPARSE_SPMAT_DIAG_TYPE };
enum cusparseSpSVAlg_t { CUSPARSE_SPSV_ALG_DEFAULT };
enum cusparseSpSMAlg_t { CUSPARSE_SPSM_ALG_DEFAULT };
enum cusparseSpGEMMAlg_t { CUSPARSE_SPGEMM_DEFAULT, CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC, CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC, CUSPARSE_SPGEMM_ALG1, CUSPARSE_SPGEMM_ALG2, CUSPARSE_SPGEMM_ALG3 };
enum cusparseSDDMMAlg_t { CUSPARSE_SDDMM_ALG_DEFAULT };
enum cusparseCsr2CscAlg_t { CUSPARSE_CSR2CSC_ALG_DEFAULT, CUSPARSE_CSR2CSC_ALG1 = 1 };
enum cusparseAction_t { CUSPARSE_ACTION_SYMBOLIC, CUSPARSE_ACTION_NUMERIC };
struct cusparseSpSVDescr { int unused; };
struct cusparseSpGEMMDescr { std::vector<long long> offsets, columns; std::vector<double> values; };
typedef cusparseSpSVDescr *cusparseSpSVDescr_t, *cusparseSpSMDescr_t;
typedef cusparseSpGEMMDescr *cusparseSpGEMMDescr_t;
#define WS_SPARSE_ARG(type, ...) (type == CUDA_R_32F ? __VA_ARGS__(0.0f) : type == CUDA_R_64F ? __VA_ARGS__(0.0) : CUSPARSE_STATUS_NOT_SUPPORTED)
#define WS_SPARSE_ROOM { return *size = 64, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseGetStream(cusparseHandle_t h, cudaStream_t *s) { return *s = h->stream, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseSpMatSetAttribute(cusparseSpMatDescr_t m, cusparseSpMatAttribute_t a, const void *p, size_t) { return (a == CUSPARSE_SPMAT_FILL_MODE ? m->upper : m->unit) = *(const int *)p, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseSpMatGetValues(cusparseSpMatDescr_t m, void **values) { return *values = m->values, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseSpMatSetValues(cusparseSpMatDescr_t m, void *values) { return m->values = values, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseDnVecGetValues(cusparseDnVecDescr_t v, void **values) { return *values = v->values, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseDnMatSetValues(cusparseDnMatDescr_t m, void *values) { return m->values = values, CUSPARSE_STATUS_SUCCESS; }
namespace ws_sparse {
template <class T> bool write(void *p, const std::vector<T> &v) { return v.empty() || wrote(cudaMemcpy(p, v.data(), v.size() * sizeof(T), cudaMemcpyDefault)); }
template <class T> bool write_indices(void *p, const std::vector<T> &v, cusparseIndexType_t t) {
  return t == CUSPARSE_INDEX_64I ? write(p, std::vector<long long>(v.begin(), v.end())) : write(p, std::vector<int>(v.begin(), v.end()));
}
// The triangle that the attributes name, solved for one right side after another.
template <class T> bool triangle(cusparseConstSpMatDescr_t a, bool transpose, std::vector<T> &x, long long n) {
  std::vector<std::vector<std::pair<long long, T>>> rows(n);
  std::vector<T> diagonal(n, a->unit ? T(1) : T(0));
  const bool upper = a->upper != transpose;
  each<T>(a, transpose, [&](long long i, long long j, T v) {
    if (i == j && !a->unit) diagonal[i] = v;
    if (upper ? j > i : j < i) rows[i].push_back({j, v});
  });
  for (size_t r = 0; r < x.size(); r += n)
    for (long long k = 0; k < n; ++k) {
      const long long i = upper ? n - 1 - k : k;
      T s = x[r + i];
      for (auto &e : rows[i]) s -= e.second * x[r + e.first];
      x[r + i] = s / diagonal[i];
    }
  return true;
}
// Thomas's algorithm, in place; the columns of b are m apart.
template <class T> cusparseStatus_t tridiagonal(int m, int n, const T *dl, const T *d, const T *du, T *b, int ldb) {
  auto l = read<T>(dl, m), c = read<T>(d, m), u = read<T>(du, m);
  for (int r = 0; r < n; ++r) {
    auto x = read<T>(b + (size_t)r * ldb, m);
    std::vector<T> f(m);
    for (int i = 0; i < m; ++i) {
      const T w = i ? c[i] - l[i] * f[i - 1] : c[0];
      f[i] = u[i] / w;
      x[i] = (i ? x[i] - l[i] * x[i - 1] : x[0]) / w;
    }
    for (int i = m - 2; i >= 0; --i) x[i] -= f[i] * x[i + 1];
    if (!write(b + (size_t)r * ldb, x)) return CUSPARSE_STATUS_EXECUTION_FAILED;
  }
  return CUSPARSE_STATUS_SUCCESS;
}
inline cusparseStatus_t ended(bool fine) { return fine ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_EXECUTION_FAILED; }
} // namespace ws_sparse
WS_SPARSE cusparseSpSV_createDescr(cusparseSpSVDescr_t *d) { return *d = new cusparseSpSVDescr(), CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseSpSV_destroyDescr(cusparseSpSVDescr_t d) { return delete d, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseSpSV_bufferSize(cusparseHandle_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstDnVecDescr_t, cusparseDnVecDescr_t, cudaDataType_t, cusparseSpSVAlg_t, cusparseSpSVDescr_t, size_t *size) WS_SPARSE_ROOM
WS_SPARSE cusparseSpSV_analysis(cusparseHandle_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstDnVecDescr_t, cusparseDnVecDescr_t, cudaDataType_t, cusparseSpSVAlg_t, cusparseSpSVDescr_t, void *) { return CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseSpSV_solve(cusparseHandle_t h, cusparseOperation_t op, const void *alpha, cusparseConstSpMatDescr_t a, cusparseConstDnVecDescr_t x, cusparseDnVecDescr_t y, cudaDataType_t type, cusparseSpSVAlg_t, cusparseSpSVDescr_t) {
  auto go = [&](auto zero) {
    typedef decltype(zero) T;
    const T s = ws_sparse::scalar<T>(h, alpha);
    auto v = ws_sparse::read<T>(x->values, x->size);
    for (T &t : v) t *= s;
    ws_sparse::triangle(a, op != CUSPARSE_OPERATION_NON_TRANSPOSE, v, a->rows);
    return ws_sparse::ended(ws_sparse::write(y->values, v));
  };
  return WS_SPARSE_ARG(type, go);
}
WS_SPARSE cusparseSpSM_createDescr(cusparseSpSMDescr_t *d) { return *d = new cusparseSpSVDescr(), CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseSpSM_destroyDescr(cusparseSpSMDescr_t d) { return delete d, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseDenseToSparse_bufferSize(cusparseHandle_t, cusparseConstDnMatDescr_t, cusparseSpMatDescr_t, cusparseDenseToSparseAlg_t, size_t *size) WS_SPARSE_ROOM
WS_SPARSE cusparseDenseToSparse_analysis(cusparseHandle_t, cusparseConstDnMatDescr_t a, cusparseSpMatDescr_t b, cusparseDenseToSparseAlg_t, void *) {
  auto go = [&](auto zero) {
    auto v = ws_sparse::read<decltype(zero)>(a->values, ws_sparse::cells(a));
    b->nonzeros = 0;
    for (long long i = 0; i < a->rows; ++i) for (long long j = 0; j < a->columns; ++j) b->nonzeros += v[ws_sparse::cell(a, i, j)] != 0;
    return CUSPARSE_STATUS_SUCCESS;
  };
  return WS_SPARSE_ARG(a->type, go);
}
WS_SPARSE cusparseDenseToSparse_convert(cusparseHandle_t, cusparseConstDnMatDescr_t a, cusparseSpMatDescr_t b, cusparseDenseToSparseAlg_t, void *) {
  auto go = [&](auto zero) {
    typedef decltype(zero) T;
    auto v = ws_sparse::read<T>(a->values, ws_sparse::cells(a));
    const bool by_column = b->format == CUSPARSE_FORMAT_CSC, coo = b->format == CUSPARSE_FORMAT_COO;
    std::vector<long long> first, second;
    std::vector<T> values;
    const long long lines = by_column ? a->columns : a->rows, across = by_column ? a->rows : a->columns;
    for (long long i = 0; i < lines; ++i) {
      if (!coo) first.push_back(values.size() + b->base);
      for (long long j = 0; j < across; ++j) {
        const T t = v[by_column ? ws_sparse::cell(a, j, i) : ws_sparse::cell(a, i, j)];
        if (t == 0) continue;
        if (coo) first.push_back(i + b->base);
        second.push_back(j + b->base), values.push_back(t);
      }
    }
    if (!coo) first.push_back(values.size() + b->base);
    return ws_sparse::ended(ws_sparse::write_indices(b->first, first, b->first_type) && ws_sparse::write_indices(b->second, second, b->second_type) && ws_sparse::write(b->values, values));
  };
  return WS_SPARSE_ARG(a->type, go);
}
WS_SPARSE cusparseSpGEMM_createDescr(cusparseSpGEMMDescr_t *d) { return *d = new cusparseSpGEMMDescr(), CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseSpGEMM_destroyDescr(cusparseSpGEMMDescr_t d) { return delete d, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseSpGEMM_workEstimation(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, const void *, cusparseSpMatDescr_t, cudaDataType_t, cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t, size_t *size, void *) WS_SPARSE_ROOM
WS_SPARSE cusparseSpGEMM_compute(cusparseHandle_t h, cusparseOperation_t, cusparseOperation_t, const void *alpha, cusparseConstSpMatDescr_t a, cusparseConstSpMatDescr_t b, const void *, cusparseSpMatDescr_t c, cudaDataType_t type, cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t d, size_t *size, void *room) {
  *size = 64;
  if (!room) return CUSPARSE_STATUS_SUCCESS;
  auto go = [&](auto zero) {
    typedef decltype(zero) T;
    std::vector<std::vector<std::pair<long long, T>>> rows(b->rows), left(a->rows);
    ws_sparse::each<T>(b, false, [&](long long i, long long j, T v) { rows[i].push_back({j, v}); });
    ws_sparse::each<T>(a, false, [&](long long i, long long j, T v) { left[i].push_back({j, v}); });
    const T s = ws_sparse::scalar<T>(h, alpha);
    d->offsets.assign(1, c->base), d->columns.clear(), d->values.clear();
    std::vector<T> sum(b->columns);
    std::vector<char> used(b->columns);
    for (auto &row : left) {
      for (auto &x : row) for (auto &y : rows[x.first]) sum[y.first] += x.second * y.second, used[y.first] = 1;
      for (long long j = 0; j < b->columns; ++j) {
        if (used[j]) d->columns.push_back(j + c->base), d->values.push_back(s * sum[j]);
        sum[j] = 0, used[j] = 0;
      }
      d->offsets.push_back(d->columns.size() + c->base);
    }
    c->rows = a->rows, c->columns = b->columns, c->nonzeros = d->columns.size();
    return CUSPARSE_STATUS_SUCCESS;
  };
  return WS_SPARSE_ARG(type, go);
}
WS_SPARSE cusparseSpGEMM_copy(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstSpMatDescr_t, const void *, cusparseSpMatDescr_t c, cudaDataType_t type, cusparseSpGEMMAlg_t, cusparseSpGEMMDescr_t d) {
  auto go = [&](auto zero) {
    const std::vector<decltype(zero)> values(d->values.begin(), d->values.end());
    return ws_sparse::ended(ws_sparse::write_indices(c->first, d->offsets, c->first_type) && ws_sparse::write_indices(c->second, d->columns, c->second_type) && ws_sparse::write(c->values, values));
  };
  return WS_SPARSE_ARG(type, go);
}
WS_SPARSE cusparseGather(cusparseHandle_t, cusparseConstDnVecDescr_t y, cusparseSpVecDescr_t x) {
  auto at = ws_sparse::indices(x->indices, x->nonzeros, x->index_type);
  auto go = [&](auto zero) {
    auto v = ws_sparse::read<decltype(zero)>(y->values, y->size);
    std::vector<decltype(zero)> out;
    for (long long i : at) out.push_back(v[i - x->base]);
    return ws_sparse::ended(ws_sparse::write(x->values, out));
  };
  return WS_SPARSE_ARG(y->type, go);
}
WS_SPARSE cusparseScatter(cusparseHandle_t, const cusparseSpVecDescr *x, cusparseDnVecDescr_t y) {
  auto at = ws_sparse::indices(x->indices, x->nonzeros, x->index_type);
  auto go = [&](auto zero) {
    auto v = ws_sparse::read<decltype(zero)>(x->values, x->nonzeros), out = ws_sparse::read<decltype(zero)>(y->values, y->size);
    for (long long k = 0; k < x->nonzeros; ++k) out[at[k] - x->base] = v[k];
    return ws_sparse::ended(ws_sparse::write(y->values, out));
  };
  return WS_SPARSE_ARG(y->type, go);
}
WS_SPARSE cusparseSpVV_bufferSize(cusparseHandle_t, cusparseOperation_t, const cusparseSpVecDescr *, cusparseConstDnVecDescr_t, const void *, cudaDataType_t, size_t *size) WS_SPARSE_ROOM
WS_SPARSE cusparseSpVV(cusparseHandle_t h, cusparseOperation_t, const cusparseSpVecDescr *x, cusparseConstDnVecDescr_t y, void *result, cudaDataType_t type, void *) {
  auto at = ws_sparse::indices(x->indices, x->nonzeros, x->index_type);
  auto go = [&](auto zero) {
    typedef decltype(zero) T;
    auto v = ws_sparse::read<T>(x->values, x->nonzeros), w = ws_sparse::read<T>(y->values, y->size);
    T s = 0;
    for (long long k = 0; k < x->nonzeros; ++k) s += v[k] * w[at[k] - x->base];
    if (h->pointers == CUSPARSE_POINTER_MODE_HOST) return *(T *)result = s, CUSPARSE_STATUS_SUCCESS;
    return ws_sparse::ended(ws_sparse::wrote(cudaMemcpy(result, &s, sizeof s, cudaMemcpyDefault)));
  };
  return WS_SPARSE_ARG(type, go);
}
// Row numbers from offsets of rows.
WS_SPARSE cusparseXcsr2coo(cusparseHandle_t, const int *offsets, int, int m, int *rows, cusparseIndexBase_t base) {
  auto o = ws_sparse::read<int>(offsets, m + 1);
  std::vector<int> r;
  for (int i = 0; i < m; ++i) for (int k = o[i]; k < o[i + 1]; ++k) r.push_back(i + base);
  return ws_sparse::ended(ws_sparse::write(rows, r));
}
WS_SPARSE cusparseCsr2cscEx2_bufferSize(cusparseHandle_t, int, int, int, const void *, const int *, const int *, void *, int *, int *, cudaDataType_t, cusparseAction_t, cusparseIndexBase_t, cusparseCsr2CscAlg_t, size_t *size) WS_SPARSE_ROOM
WS_SPARSE cusparseCsr2cscEx2(cusparseHandle_t, int m, int n, int nonzeros, const void *values, const int *offsets, const int *columns, void *out, int *column_offsets, int *rows, cudaDataType_t type, cusparseAction_t, cusparseIndexBase_t base, cusparseCsr2CscAlg_t, void *) {
  auto o = ws_sparse::read<int>(offsets, m + 1), c = ws_sparse::read<int>(columns, nonzeros);
  auto go = [&](auto zero) {
    typedef decltype(zero) T;
    auto v = ws_sparse::read<T>(values, nonzeros);
    std::vector<int> first(n + 1, base), row(nonzeros);
    std::vector<T> moved(nonzeros);
    for (int x : c) ++first[x - base + 1];
    for (int j = 1; j <= n; ++j) first[j] += first[j - 1] - base;
    auto next = first;
    for (int i = 0; i < m; ++i) for (int k = o[i] - base; k < o[i + 1] - base; ++k) { const int at = next[c[k] - base]++ - base; row[at] = i + base, moved[at] = v[k]; }
    return ws_sparse::ended(ws_sparse::write(column_offsets, first) && ws_sparse::write(rows, row) && ws_sparse::write(out, moved));
  };
  return WS_SPARSE_ARG(type, go);
}
#define WS_SPARSE_TRIDIAGONAL(L, T) \
  WS_SPARSE cusparse##L##gtsv2_bufferSizeExt(cusparseHandle_t, int, int, const T *, const T *, const T *, const T *, int, size_t *size) WS_SPARSE_ROOM \
  WS_SPARSE cusparse##L##gtsv2(cusparseHandle_t, int m, int n, const T *dl, const T *d, const T *du, T *b, int ldb, void *) { return ws_sparse::tridiagonal(m, n, dl, d, du, b, ldb); } \
  WS_SPARSE cusparse##L##gtsv2_nopivot_bufferSizeExt(cusparseHandle_t, int, int, const T *, const T *, const T *, const T *, int, size_t *size) WS_SPARSE_ROOM \
  WS_SPARSE cusparse##L##gtsv2_nopivot(cusparseHandle_t, int m, int n, const T *dl, const T *d, const T *du, T *b, int ldb, void *) { return ws_sparse::tridiagonal(m, n, dl, d, du, b, ldb); } \
  WS_SPARSE cusparse##L##gtsv2StridedBatch_bufferSizeExt(cusparseHandle_t, int, const T *, const T *, const T *, const T *, int, int, size_t *size) WS_SPARSE_ROOM \
  WS_SPARSE cusparse##L##gtsv2StridedBatch(cusparseHandle_t, int m, const T *dl, const T *d, const T *du, T *x, int count, int stride, void *) { \
    cusparseStatus_t s = CUSPARSE_STATUS_SUCCESS; \
    for (int k = 0; k < count && s == CUSPARSE_STATUS_SUCCESS; ++k) s = ws_sparse::tridiagonal(m, 1, dl + (size_t)k * stride, d + (size_t)k * stride, du + (size_t)k * stride, x + (size_t)k * stride, m); \
    return s; \
  }
WS_SPARSE_TRIDIAGONAL(S, float) WS_SPARSE_TRIDIAGONAL(D, double)
