// The bodies of cusparse.h: matrices and vectors by description, and products of them, computed on the host.
#pragma once
#include "ws/blas.h"
extern "C++" {
enum cusparseStatus_t {
  CUSPARSE_STATUS_SUCCESS, CUSPARSE_STATUS_NOT_INITIALIZED, CUSPARSE_STATUS_ALLOC_FAILED, CUSPARSE_STATUS_INVALID_VALUE, CUSPARSE_STATUS_ARCH_MISMATCH, CUSPARSE_STATUS_MAPPING_ERROR,
  CUSPARSE_STATUS_EXECUTION_FAILED, CUSPARSE_STATUS_INTERNAL_ERROR, CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED, CUSPARSE_STATUS_ZERO_PIVOT, CUSPARSE_STATUS_NOT_SUPPORTED, CUSPARSE_STATUS_INSUFFICIENT_RESOURCES
};
enum cusparseOperation_t { CUSPARSE_OPERATION_NON_TRANSPOSE, CUSPARSE_OPERATION_TRANSPOSE, CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE };
enum cusparseIndexBase_t { CUSPARSE_INDEX_BASE_ZERO, CUSPARSE_INDEX_BASE_ONE };
enum cusparseIndexType_t { CUSPARSE_INDEX_16U = 1, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_64I };
enum cusparseOrder_t { CUSPARSE_ORDER_COL = 1, CUSPARSE_ORDER_ROW };
enum cusparsePointerMode_t { CUSPARSE_POINTER_MODE_HOST, CUSPARSE_POINTER_MODE_DEVICE };
enum cusparseMatrixType_t { CUSPARSE_MATRIX_TYPE_GENERAL, CUSPARSE_MATRIX_TYPE_SYMMETRIC, CUSPARSE_MATRIX_TYPE_HERMITIAN, CUSPARSE_MATRIX_TYPE_TRIANGULAR };
enum cusparseFillMode_t { CUSPARSE_FILL_MODE_LOWER, CUSPARSE_FILL_MODE_UPPER };
enum cusparseDiagType_t { CUSPARSE_DIAG_TYPE_NON_UNIT, CUSPARSE_DIAG_TYPE_UNIT };
enum cusparseFormat_t { CUSPARSE_FORMAT_CSR = 1, CUSPARSE_FORMAT_CSC, CUSPARSE_FORMAT_COO };
enum cusparseSpMVAlg_t { CUSPARSE_SPMV_ALG_DEFAULT, CUSPARSE_MV_ALG_DEFAULT = 0, CUSPARSE_SPMV_COO_ALG1, CUSPARSE_COOMV_ALG = 1, CUSPARSE_SPMV_CSR_ALG1, CUSPARSE_CSRMV_ALG1 = 2, CUSPARSE_SPMV_CSR_ALG2, CUSPARSE_CSRMV_ALG2 = 3, CUSPARSE_SPMV_COO_ALG2 };
enum cusparseSpMMAlg_t { CUSPARSE_SPMM_ALG_DEFAULT, CUSPARSE_MM_ALG_DEFAULT = 0, CUSPARSE_SPMM_COO_ALG1, CUSPARSE_SPMM_CSR_ALG1 = 4, CUSPARSE_SPMM_CSR_ALG2 = 6, CUSPARSE_SPMM_CSR_ALG3 = 12 };
enum cusparseSparseToDenseAlg_t { CUSPARSE_SPARSETODENSE_ALG_DEFAULT };
enum cusparseDenseToSparseAlg_t { CUSPARSE_DENSETOSPARSE_ALG_DEFAULT };
struct cusparseContext { cudaStream_t stream = 0; cusparsePointerMode_t pointers = CUSPARSE_POINTER_MODE_HOST; };
struct cusparseSpMatDescr {
  long long rows, columns, nonzeros;
  void *first, *second, *values;
  cusparseIndexType_t first_type, second_type;
  int base;
  cudaDataType_t type;
  cusparseFormat_t format;
  int upper = 0, unit = 0; // attributes of a triangle
};
struct cusparseDnVecDescr { long long size; void *values; cudaDataType_t type; };
struct cusparseSpVecDescr { long long size, nonzeros; void *indices, *values; cusparseIndexType_t index_type; int base; cudaDataType_t type; };
struct cusparseDnMatDescr { long long rows, columns, ld; void *values; cudaDataType_t type; cusparseOrder_t order; };
struct cusparseMatDescr { cusparseMatrixType_t type; cusparseIndexBase_t base; cusparseFillMode_t fill; cusparseDiagType_t diag; };
typedef cusparseContext *cusparseHandle_t;
typedef cusparseMatDescr *cusparseMatDescr_t;
typedef cusparseSpMatDescr *cusparseSpMatDescr_t;
typedef cusparseDnVecDescr *cusparseDnVecDescr_t;
typedef cusparseSpVecDescr *cusparseSpVecDescr_t;
typedef cusparseDnMatDescr *cusparseDnMatDescr_t;
typedef const cusparseSpMatDescr *cusparseConstSpMatDescr_t;
typedef const cusparseDnVecDescr *cusparseConstDnVecDescr_t;
typedef const cusparseDnMatDescr *cusparseConstDnMatDescr_t;
#define WS_SPARSE static inline WS_ATTR_H cusparseStatus_t
static inline WS_ATTR_H const char *cusparseGetErrorString(cusparseStatus_t s) {
  switch (s) {
  case CUSPARSE_STATUS_SUCCESS: return "success";
  case CUSPARSE_STATUS_NOT_INITIALIZED: return "initialization error";
  case CUSPARSE_STATUS_ALLOC_FAILED: return "out of memory";
  case CUSPARSE_STATUS_INVALID_VALUE: return "invalid value";
  case CUSPARSE_STATUS_ARCH_MISMATCH: return "architecture mismatch";
  case CUSPARSE_STATUS_MAPPING_ERROR: return "texture memory mapping error";
  case CUSPARSE_STATUS_EXECUTION_FAILED: return "kernel launch failure";
  case CUSPARSE_STATUS_INTERNAL_ERROR: return "internal error";
  case CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED: return "matrix type not supported";
  case CUSPARSE_STATUS_ZERO_PIVOT: return "zero pivot";
  case CUSPARSE_STATUS_NOT_SUPPORTED: return "operation not supported";
  case CUSPARSE_STATUS_INSUFFICIENT_RESOURCES: return "insufficient resources";
  }
  return "unrecognized error code";
}
static inline WS_ATTR_H const char *cusparseGetErrorName(cusparseStatus_t s) {
  switch (s) {
  case CUSPARSE_STATUS_SUCCESS: return "CUSPARSE_STATUS_SUCCESS";
  case CUSPARSE_STATUS_NOT_INITIALIZED: return "CUSPARSE_STATUS_NOT_INITIALIZED";
  case CUSPARSE_STATUS_ALLOC_FAILED: return "CUSPARSE_STATUS_ALLOC_FAILED";
  case CUSPARSE_STATUS_INVALID_VALUE: return "CUSPARSE_STATUS_INVALID_VALUE";
  case CUSPARSE_STATUS_ARCH_MISMATCH: return "CUSPARSE_STATUS_ARCH_MISMATCH";
  case CUSPARSE_STATUS_MAPPING_ERROR: return "CUSPARSE_STATUS_MAPPING_ERROR";
  case CUSPARSE_STATUS_EXECUTION_FAILED: return "CUSPARSE_STATUS_EXECUTION_FAILED";
  case CUSPARSE_STATUS_INTERNAL_ERROR: return "CUSPARSE_STATUS_INTERNAL_ERROR";
  case CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED: return "CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED";
  case CUSPARSE_STATUS_ZERO_PIVOT: return "CUSPARSE_STATUS_ZERO_PIVOT";
  case CUSPARSE_STATUS_NOT_SUPPORTED: return "CUSPARSE_STATUS_NOT_SUPPORTED";
  case CUSPARSE_STATUS_INSUFFICIENT_RESOURCES: return "CUSPARSE_STATUS_INSUFFICIENT_RESOURCES";
  }
  return "unrecognized error code";
}
WS_SPARSE cusparseCreate(cusparseHandle_t *h) { return *h = new cusparseContext, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseDestroy(cusparseHandle_t h) { return delete h, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseSetStream(cusparseHandle_t h, cudaStream_t s) { return h->stream = s, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseGetVersion(cusparseHandle_t, int *v) { return *v = 12000, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseSetPointerMode(cusparseHandle_t h, cusparsePointerMode_t m) { return h->pointers = m, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseCreateMatDescr(cusparseMatDescr_t *d) { return *d = new cusparseMatDescr(), CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseDestroyMatDescr(cusparseMatDescr_t d) { return delete d, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseSetMatType(cusparseMatDescr_t d, cusparseMatrixType_t t) { return d->type = t, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseSetMatIndexBase(cusparseMatDescr_t d, cusparseIndexBase_t b) { return d->base = b, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseSetMatFillMode(cusparseMatDescr_t d, cusparseFillMode_t f) { return d->fill = f, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseSetMatDiagType(cusparseMatDescr_t d, cusparseDiagType_t t) { return d->diag = t, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseCreateCsr(cusparseSpMatDescr_t *m, long long rows, long long columns, long long nonzeros, void *offsets, void *indices, void *values, cusparseIndexType_t to, cusparseIndexType_t ti, cusparseIndexBase_t base, cudaDataType_t type) {
  return *m = new cusparseSpMatDescr{rows, columns, nonzeros, offsets, indices, values, to, ti, base, type, CUSPARSE_FORMAT_CSR}, CUSPARSE_STATUS_SUCCESS;
}
WS_SPARSE cusparseCreateCsc(cusparseSpMatDescr_t *m, long long rows, long long columns, long long nonzeros, void *offsets, void *indices, void *values, cusparseIndexType_t to, cusparseIndexType_t ti, cusparseIndexBase_t base, cudaDataType_t type) {
  return *m = new cusparseSpMatDescr{rows, columns, nonzeros, offsets, indices, values, to, ti, base, type, CUSPARSE_FORMAT_CSC}, CUSPARSE_STATUS_SUCCESS;
}
WS_SPARSE cusparseCreateCoo(cusparseSpMatDescr_t *m, long long rows, long long columns, long long nonzeros, void *row, void *column, void *values, cusparseIndexType_t t, cusparseIndexBase_t base, cudaDataType_t type) {
  return *m = new cusparseSpMatDescr{rows, columns, nonzeros, row, column, values, t, t, base, type, CUSPARSE_FORMAT_COO}, CUSPARSE_STATUS_SUCCESS;
}
WS_SPARSE cusparseDestroySpMat(cusparseConstSpMatDescr_t m) { return delete m, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseCreateDnVec(cusparseDnVecDescr_t *v, long long n, void *values, cudaDataType_t type) { return *v = new cusparseDnVecDescr{n, values, type}, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseDestroyDnVec(cusparseConstDnVecDescr_t v) { return delete v, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseDnVecSetValues(cusparseDnVecDescr_t v, void *values) { return v->values = values, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseCreateSpVec(cusparseSpVecDescr_t *v, long long n, long long nonzeros, void *indices, void *values, cusparseIndexType_t t, cusparseIndexBase_t base, cudaDataType_t type) { return *v = new cusparseSpVecDescr{n, nonzeros, indices, values, t, base, type}, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseDestroySpVec(cusparseSpVecDescr_t v) { return delete v, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseCreateDnMat(cusparseDnMatDescr_t *m, long long rows, long long columns, long long ld, void *values, cudaDataType_t type, cusparseOrder_t order) { return *m = new cusparseDnMatDescr{rows, columns, ld, values, type, order}, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseDestroyDnMat(cusparseConstDnMatDescr_t m) { return delete m, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseSpMatGetSize(cusparseConstSpMatDescr_t m, long long *rows, long long *columns, long long *nonzeros) { return *rows = m->rows, *columns = m->columns, *nonzeros = m->nonzeros, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseCsrSetPointers(cusparseSpMatDescr_t m, void *offsets, void *indices, void *values) { return m->first = offsets, m->second = indices, m->values = values, CUSPARSE_STATUS_SUCCESS; }
namespace ws_sparse {
template <class T> std::vector<T> read(const void *p, long long n) {
  std::vector<T> v(n);
  if (n) cudaMemcpy(v.data(), p, n * sizeof(T), cudaMemcpyDefault);
  return v;
}
inline std::vector<long long> indices(const void *p, long long n, cusparseIndexType_t t) {
  if (t == CUSPARSE_INDEX_64I) return read<long long>(p, n);
  auto v = read<int>(p, n);
  return std::vector<long long>(v.begin(), v.end());
}
inline bool wrote(cudaError_t e) { return e == cudaSuccess; }
// Calls `f(row, column, value)` for each entry of the matrix or its transpose.
template <class T, class F> void each(cusparseConstSpMatDescr_t m, bool transpose, F f) {
  auto values = read<T>(m->values, m->nonzeros);
  auto second = indices(m->second, m->nonzeros, m->second_type);
  const bool coo = m->format == CUSPARSE_FORMAT_COO;
  const long long lines = m->format == CUSPARSE_FORMAT_CSC ? m->columns : m->rows;
  auto first = indices(m->first, coo ? m->nonzeros : lines + 1, m->first_type);
  if (m->format == CUSPARSE_FORMAT_CSC) transpose = !transpose;
  auto entry = [&](long long i, long long k) {
    long long j = second[k] - m->base;
    if (transpose) f(j, i, values[k]);
    else f(i, j, values[k]);
  };
  if (coo) for (long long k = 0; k < m->nonzeros; ++k) entry(first[k] - m->base, k);
  else for (long long i = 0; i < lines; ++i) for (long long k = first[i] - m->base; k < first[i + 1] - m->base; ++k) entry(i, k);
}
template <class T> T scalar(cusparseHandle_t h, const void *p) { return h->pointers == CUSPARSE_POINTER_MODE_HOST ? *(const T *)p : read<T>(p, 1)[0]; }
template <class T> cusparseStatus_t mv(cusparseHandle_t h, bool transpose, const void *alpha, cusparseConstSpMatDescr_t a, const cusparseDnVecDescr *x, const void *beta, cusparseDnVecDescr_t y) {
  const T s = scalar<T>(h, alpha), t = scalar<T>(h, beta);
  auto in = read<T>(x->values, x->size);
  std::vector<T> sum(y->size), out(y->size);
  each<T>(a, transpose, [&](long long i, long long j, T v) { sum[i] += v * in[j]; });
  if (t != T(0)) out = read<T>(y->values, y->size);
  for (long long i = 0; i < y->size; ++i) out[i] = s * sum[i] + (t != T(0) ? t * out[i] : T(0));
  return wrote(cudaMemcpy(y->values, out.data(), out.size() * sizeof(T), cudaMemcpyDefault)) ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_EXECUTION_FAILED;
}
inline long long cell(const cusparseDnMatDescr *m, long long i, long long j) { return m->order == CUSPARSE_ORDER_COL ? i + j * m->ld : i * m->ld + j; }
inline long long cells(const cusparseDnMatDescr *m) { return m->ld * (m->order == CUSPARSE_ORDER_COL ? m->columns : m->rows); }
template <class T> cusparseStatus_t mm(cusparseHandle_t h, bool ta, bool tb, const void *alpha, cusparseConstSpMatDescr_t a, const cusparseDnMatDescr *b, const void *beta, cusparseDnMatDescr_t c) {
  const T s = scalar<T>(h, alpha), t = scalar<T>(h, beta);
  auto in = read<T>(b->values, cells(b)), out = read<T>(c->values, cells(c));
  std::vector<T> sum(c->rows * c->columns);
  each<T>(a, ta, [&](long long i, long long k, T v) { for (long long j = 0; j < c->columns; ++j) sum[i * c->columns + j] += v * in[tb ? cell(b, j, k) : cell(b, k, j)]; });
  for (long long i = 0; i < c->rows; ++i) for (long long j = 0; j < c->columns; ++j) { T &o = out[cell(c, i, j)]; o = s * sum[i * c->columns + j] + (t != T(0) ? t * o : T(0)); }
  return wrote(cudaMemcpy(c->values, out.data(), out.size() * sizeof(T), cudaMemcpyDefault)) ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_EXECUTION_FAILED;
}
template <class T> cusparseStatus_t dense(cusparseConstSpMatDescr_t a, cusparseDnMatDescr_t b) {
  std::vector<T> out(cells(b));
  each<T>(a, false, [&](long long i, long long j, T v) { out[cell(b, i, j)] = v; });
  return wrote(cudaMemcpy(b->values, out.data(), out.size() * sizeof(T), cudaMemcpyDefault)) ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_EXECUTION_FAILED;
}
} // namespace ws_sparse
WS_SPARSE cusparseSpMV_bufferSize(cusparseHandle_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstDnVecDescr_t, const void *, cusparseDnVecDescr_t, cudaDataType_t, cusparseSpMVAlg_t, size_t *size) { return *size = 64, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseSpMV_preprocess(cusparseHandle_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstDnVecDescr_t, const void *, cusparseDnVecDescr_t, cudaDataType_t, cusparseSpMVAlg_t, void *) { return CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseSpMV(cusparseHandle_t h, cusparseOperation_t op, const void *alpha, cusparseConstSpMatDescr_t a, cusparseConstDnVecDescr_t x, const void *beta, cusparseDnVecDescr_t y, cudaDataType_t type, cusparseSpMVAlg_t, void *) {
  const bool t = op != CUSPARSE_OPERATION_NON_TRANSPOSE;
  if (type == CUDA_R_32F) return ws_sparse::mv<float>(h, t, alpha, a, x, beta, y);
  return type == CUDA_R_64F ? ws_sparse::mv<double>(h, t, alpha, a, x, beta, y) : CUSPARSE_STATUS_NOT_SUPPORTED;
}
WS_SPARSE cusparseSpMM_bufferSize(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, const void *, cusparseDnMatDescr_t, cudaDataType_t, cusparseSpMMAlg_t, size_t *size) { return *size = 64, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseSpMM_preprocess(cusparseHandle_t, cusparseOperation_t, cusparseOperation_t, const void *, cusparseConstSpMatDescr_t, cusparseConstDnMatDescr_t, const void *, cusparseDnMatDescr_t, cudaDataType_t, cusparseSpMMAlg_t, void *) { return CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseSpMM(cusparseHandle_t h, cusparseOperation_t oa, cusparseOperation_t ob, const void *alpha, cusparseConstSpMatDescr_t a, cusparseConstDnMatDescr_t b, const void *beta, cusparseDnMatDescr_t c, cudaDataType_t type, cusparseSpMMAlg_t, void *) {
  const bool ta = oa != CUSPARSE_OPERATION_NON_TRANSPOSE, tb = ob != CUSPARSE_OPERATION_NON_TRANSPOSE;
  if (type == CUDA_R_32F) return ws_sparse::mm<float>(h, ta, tb, alpha, a, b, beta, c);
  return type == CUDA_R_64F ? ws_sparse::mm<double>(h, ta, tb, alpha, a, b, beta, c) : CUSPARSE_STATUS_NOT_SUPPORTED;
}
WS_SPARSE cusparseSparseToDense_bufferSize(cusparseHandle_t, cusparseConstSpMatDescr_t, cusparseDnMatDescr_t, cusparseSparseToDenseAlg_t, size_t *size) { return *size = 64, CUSPARSE_STATUS_SUCCESS; }
WS_SPARSE cusparseSparseToDense(cusparseHandle_t, cusparseConstSpMatDescr_t a, cusparseDnMatDescr_t b, cusparseSparseToDenseAlg_t, void *) { return a->type == CUDA_R_32F ? ws_sparse::dense<float>(a, b) : a->type == CUDA_R_64F ? ws_sparse::dense<double>(a, b) : CUSPARSE_STATUS_NOT_SUPPORTED; }
WS_SPARSE cusparseAxpby(cusparseHandle_t h, const void *alpha, const cusparseSpVecDescr *x, const void *beta, cusparseDnVecDescr_t y) {
  auto at = ws_sparse::indices(x->indices, x->nonzeros, x->index_type);
  auto go = [&](auto zero) {
    typedef decltype(zero) T;
    const T s = ws_sparse::scalar<T>(h, alpha), t = ws_sparse::scalar<T>(h, beta);
    auto v = ws_sparse::read<T>(x->values, x->nonzeros), out = ws_sparse::read<T>(y->values, y->size);
    for (T &o : out) o *= t;
    for (long long k = 0; k < x->nonzeros; ++k) out[at[k] - x->base] += s * v[k];
    return ws_sparse::wrote(cudaMemcpy(y->values, out.data(), out.size() * sizeof(T), cudaMemcpyDefault)) ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_EXECUTION_FAILED;
  };
  return y->type == CUDA_R_32F ? go(0.0f) : y->type == CUDA_R_64F ? go(0.0) : CUSPARSE_STATUS_NOT_SUPPORTED;
}
// Offsets of rows from sorted row numbers.
WS_SPARSE cusparseXcoo2csr(cusparseHandle_t, const int *rows, int nonzeros, int m, int *offsets, cusparseIndexBase_t base) {
  auto r = ws_sparse::read<int>(rows, nonzeros);
  std::vector<int> o(m + 1, base);
  for (int x : r) ++o[x - base + 1];
  for (int i = 1; i <= m; ++i) o[i] += o[i - 1] - base;
  return ws_sparse::wrote(cudaMemcpy(offsets, o.data(), (m + 1) * sizeof(int), cudaMemcpyDefault)) ? CUSPARSE_STATUS_SUCCESS : CUSPARSE_STATUS_EXECUTION_FAILED;
}
#include "ws/sparse_more.h"
} // extern "C++"
