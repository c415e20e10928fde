// The bodies of cufft.h: transforms of any length and of one to three dimensions, computed in double precision on the host.
#pragma once
#include "ws/complex.h"
#include "ws/cstd.h"
#include "ws/vector.h"
extern "C++" {
typedef float cufftReal;
typedef double cufftDoubleReal;
typedef cuComplex cufftComplex;
typedef cuDoubleComplex cufftDoubleComplex;
typedef int cufftHandle;
enum cufftResult_t {
  CUFFT_SUCCESS, CUFFT_INVALID_PLAN, CUFFT_ALLOC_FAILED, CUFFT_INVALID_TYPE, CUFFT_INVALID_VALUE, CUFFT_INTERNAL_ERROR, CUFFT_EXEC_FAILED, CUFFT_SETUP_FAILED, CUFFT_INVALID_SIZE,
  CUFFT_UNALIGNED_DATA, CUFFT_INCOMPLETE_PARAMETER_LIST, CUFFT_INVALID_DEVICE, CUFFT_PARSE_ERROR, CUFFT_NO_WORKSPACE, CUFFT_NOT_IMPLEMENTED, CUFFT_LICENSE_ERROR, CUFFT_NOT_SUPPORTED
};
typedef cufftResult_t cufftResult;
enum cufftType_t { CUFFT_R2C = 0x2a, CUFFT_C2R = 0x2c, CUFFT_C2C = 0x29, CUFFT_D2Z = 0x6a, CUFFT_Z2D = 0x6c, CUFFT_Z2Z = 0x69 };
typedef cufftType_t cufftType;
enum cufftCompatibility_t { CUFFT_COMPATIBILITY_NATIVE, CUFFT_COMPATIBILITY_FFTW_PADDING, CUFFT_COMPATIBILITY_DEFAULT = 1 };
typedef cufftCompatibility_t cufftCompatibility;
#define CUFFT_FORWARD -1
#define CUFFT_INVERSE 1
#define CUFFT_VER_MAJOR 11
#define CUFFT_VERSION 11000
namespace ws_fft {
typedef std::complex<double> Z;
// A batch of transforms: where element (x, y, z) of each is, on both sides.
struct Side { long long embed[3], stride, distance; };
struct Plan {
  bool used, made;
  cufftType type;
  int rank;
  long long n[3], batch;
  Side in, out;
};
inline std::vector<Plan> &plans() {
  static std::vector<Plan> all;
  return all;
}
inline Plan *plan(cufftHandle h) { return h > 0 && (size_t)h <= plans().size() && plans()[h - 1].used ? &plans()[h - 1] : nullptr; }
// Decimation in time by the smallest factor of the length; `w` holds the roots of unity of the whole.
inline void line(const Z *in, long long step, Z *out, long long n, const Z *w, long long all) {
  if (n == 1) { *out = *in; return; }
  long long p = 2;
  while (n % p && p * p <= n) ++p;
  if (n % p) p = n;
  long long m = n / p;
  for (long long r = 0; r < p; ++r) line(in + r * step, step * p, out + r * m, m, w, all);
  std::vector<Z> t(p);
  const long long unit = all / n;
  for (long long k = 0; k < m; ++k) {
    for (long long r = 0; r < p; ++r) t[r] = out[r * m + k] * w[r * k * unit];
    if (p == 2) {
      out[k] = t[0] + t[1];
      out[k + m] = t[0] - t[1];
      continue;
    }
    for (long long q = 0; q < p; ++q) {
      Z s = t[0];
      for (long long r = 1; r < p; ++r) s += t[r] * w[r * q % p * (all / p)];
      out[q * m + k] = s;
    }
  }
}
// All lines of an array of n[0] * n[1] * n[2] values.
inline void transform(std::vector<Z> &v, const long long *n, int direction) {
  for (int axis = 0; axis < 3; ++axis) {
    const long long len = n[axis];
    if (len == 1) continue;
    long long inner = 1;
    for (int i = axis + 1; i < 3; ++i) inner *= n[i];
    std::vector<Z> w(len), a(len), b(len);
    for (long long k = 0; k < len; ++k) w[k] = Z(cos(2 * M_PI * k / len), direction * sin(2 * M_PI * k / len));
    for (long long at = 0; at < (long long)v.size(); at += inner * len) for (long long i = 0; i < inner; ++i) {
      for (long long k = 0; k < len; ++k) a[k] = v[at + i + k * inner];
      line(a.data(), 1, b.data(), len, w.data(), len);
      for (long long k = 0; k < len; ++k) v[at + i + k * inner] = b[k];
    }
  }
}
inline long long place(const Side &s, long long batch, long long x, long long y, long long z) { return batch * s.distance + ((x * s.embed[1] + y) * s.embed[2] + z) * s.stride; }
inline long long extent(const Side &s, const long long *n, long long batch, bool half) { return place(s, batch - 1, n[0] - 1, n[1] - 1, (half ? n[2] / 2 + 1 : n[2]) - 1) + 1; }
inline Z value(float f) { return Z(f, 0); }
inline Z value(double f) { return Z(f, 0); }
inline Z value(const float2 &c) { return Z(c.x, c.y); }
inline Z value(const double2 &c) { return Z(c.x, c.y); }
inline void give(float &f, const Z &z) { f = (float)z.real(); }
inline void give(double &f, const Z &z) { f = z.real(); }
inline void give(float2 &c, const Z &z) { c = make_float2((float)z.real(), (float)z.imag()); }
inline void give(double2 &c, const Z &z) { c = make_double2(z.real(), z.imag()); }
// Of values that mirror each other only the first half is stored, along the last axis.
template <class A, class B> cufftResult exec(cufftHandle h, const A *from, B *to, int direction, cufftType type) {
  Plan *p = plan(h);
  if (!p || !p->made) return CUFFT_INVALID_PLAN;
  if (p->type != type) return CUFFT_INVALID_TYPE;
  if (!from || !to) return CUFFT_INVALID_VALUE;
  const bool half_in = type == CUFFT_C2R || type == CUFFT_Z2D, half_out = type == CUFFT_R2C || type == CUFFT_D2Z;
  const long long *n = p->n, first = half_in ? n[2] / 2 + 1 : n[2], last = half_out ? n[2] / 2 + 1 : n[2];
  std::vector<A> in(extent(p->in, n, p->batch, half_in));
  std::vector<B> out(extent(p->out, n, p->batch, half_out));
  if (cudaMemcpy(in.data(), from, in.size() * sizeof(A), cudaMemcpyDefault) != cudaSuccess) return CUFFT_EXEC_FAILED;
  const bool gaps = (long long)out.size() != p->batch * n[0] * n[1] * last;
  if (gaps && cudaMemcpy(out.data(), to, out.size() * sizeof(B), cudaMemcpyDefault) != cudaSuccess) return CUFFT_EXEC_FAILED;
  std::vector<Z> v(n[0] * n[1] * n[2]);
  for (long long b = 0; b < p->batch; ++b) {
    for (long long x = 0; x < n[0]; ++x) for (long long y = 0; y < n[1]; ++y) for (long long z = 0; z < n[2]; ++z) {
      Z &cell = v[(x * n[1] + y) * n[2] + z];
      if (z < first) cell = value(in[place(p->in, b, x, y, z)]);
      else cell = std::conj(value(in[place(p->in, b, x ? n[0] - x : 0, y ? n[1] - y : 0, n[2] - z)]));
    }
    transform(v, n, direction);
    for (long long x = 0; x < n[0]; ++x) for (long long y = 0; y < n[1]; ++y) for (long long z = 0; z < last; ++z) give(out[place(p->out, b, x, y, z)], v[(x * n[1] + y) * n[2] + z]);
  }
  return cudaMemcpy(to, out.data(), out.size() * sizeof(B), cudaMemcpyDefault) == cudaSuccess ? CUFFT_SUCCESS : CUFFT_EXEC_FAILED;
}
template <class N> cufftResult make(cufftHandle h, int rank, const N *n, const N *inembed, long long istride, long long idist, const N *onembed, long long ostride, long long odist, cufftType type, long long batch, size_t *work) {
  Plan *p = plan(h);
  if (!p) return CUFFT_INVALID_PLAN;
  if (rank < 1 || rank > 3 || !n) return CUFFT_INVALID_VALUE;
  const bool half_in = type == CUFFT_C2R || type == CUFFT_Z2D, half_out = type == CUFFT_R2C || type == CUFFT_D2Z;
  p->type = type;
  p->rank = rank;
  p->batch = batch;
  long long cells = 1;
  for (int i = 0; i < 3; ++i) {
    const int axis = i - (3 - rank);
    p->n[i] = axis < 0 ? 1 : (long long)n[axis];
    if (p->n[i] < 1) return CUFFT_INVALID_SIZE;
    cells *= p->n[i];
  }
  if (cells > 1 << 26 || batch < 1) return CUFFT_INVALID_SIZE;
  auto side = [&](Side &s, const N *embed, long long stride, long long distance, bool half) {
    for (int i = 0; i < 3; ++i) {
      const int axis = i - (3 - rank);
      s.embed[i] = axis < 0 ? 1 : embed && axis > 0 ? (long long)embed[axis] : i == 2 && half ? p->n[2] / 2 + 1 : p->n[i];
    }
    s.stride = embed ? stride : 1;
    s.distance = embed ? distance : p->n[0] * p->n[1] * (half ? p->n[2] / 2 + 1 : p->n[2]);
  };
  side(p->in, inembed, istride, idist, half_in);
  side(p->out, onembed, ostride, odist, half_out);
  p->made = true;
  if (work) *work = cells * sizeof(double2);
  return CUFFT_SUCCESS;
}
} // namespace ws_fft
#define WS_FFT static inline WS_ATTR_H cufftResult
WS_FFT cufftCreate(cufftHandle *h) {
  ws_fft::plans().push_back(ws_fft::Plan());
  ws_fft::plans().back().used = true;
  return *h = (cufftHandle)ws_fft::plans().size(), CUFFT_SUCCESS;
}
WS_FFT cufftDestroy(cufftHandle h) {
  if (!ws_fft::plan(h)) return CUFFT_INVALID_PLAN;
  return ws_fft::plan(h)->used = false, CUFFT_SUCCESS;
}
WS_FFT cufftMakePlanMany(cufftHandle h, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch, size_t *work) { return ws_fft::make(h, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, work); }
WS_FFT cufftMakePlanMany64(cufftHandle h, int rank, long long *n, long long *inembed, long long istride, long long idist, long long *onembed, long long ostride, long long odist, cufftType type, long long batch, size_t *work) { return ws_fft::make(h, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, work); }
WS_FFT cufftMakePlan1d(cufftHandle h, int nx, cufftType type, int batch, size_t *work) { return ws_fft::make<int>(h, 1, &nx, nullptr, 1, 0, nullptr, 1, 0, type, batch, work); }
WS_FFT cufftMakePlan2d(cufftHandle h, int nx, int ny, cufftType type, size_t *work) { int n[] = {nx, ny}; return ws_fft::make<int>(h, 2, n, nullptr, 1, 0, nullptr, 1, 0, type, 1, work); }
WS_FFT cufftMakePlan3d(cufftHandle h, int nx, int ny, int nz, cufftType type, size_t *work) { int n[] = {nx, ny, nz}; return ws_fft::make<int>(h, 3, n, nullptr, 1, 0, nullptr, 1, 0, type, 1, work); }
WS_FFT cufftPlanMany(cufftHandle *h, int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType type, int batch) { return cufftCreate(h), cufftMakePlanMany(*h, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, nullptr); }
WS_FFT cufftPlan1d(cufftHandle *h, int nx, cufftType type, int batch = 1) { return cufftCreate(h), cufftMakePlan1d(*h, nx, type, batch, nullptr); }
WS_FFT cufftPlan2d(cufftHandle *h, int nx, int ny, cufftType type) { return cufftCreate(h), cufftMakePlan2d(*h, nx, ny, type, nullptr); }
WS_FFT cufftPlan3d(cufftHandle *h, int nx, int ny, int nz, cufftType type) { return cufftCreate(h), cufftMakePlan3d(*h, nx, ny, nz, type, nullptr); }
WS_FFT cufftSetStream(cufftHandle h, cudaStream_t) { return ws_fft::plan(h) ? CUFFT_SUCCESS : CUFFT_INVALID_PLAN; }
WS_FFT cufftSetAutoAllocation(cufftHandle h, int) { return ws_fft::plan(h) ? CUFFT_SUCCESS : CUFFT_INVALID_PLAN; }
WS_FFT cufftSetWorkArea(cufftHandle h, void *) { return ws_fft::plan(h) ? CUFFT_SUCCESS : CUFFT_INVALID_PLAN; }
WS_FFT cufftSetCompatibilityMode(cufftHandle, cufftCompatibility) { return CUFFT_SUCCESS; }
WS_FFT cufftGetSize(cufftHandle h, size_t *size) { return ws_fft::plan(h) ? (*size = 0, CUFFT_SUCCESS) : CUFFT_INVALID_PLAN; }
WS_FFT cufftEstimate1d(int nx, cufftType, int batch, size_t *size) { return *size = (size_t)nx * batch * 16, CUFFT_SUCCESS; }
WS_FFT cufftEstimate2d(int nx, int ny, cufftType, size_t *size) { return *size = (size_t)nx * ny * 16, CUFFT_SUCCESS; }
WS_FFT cufftGetVersion(int *v) { return *v = CUFFT_VERSION, CUFFT_SUCCESS; }
WS_FFT cufftExecC2C(cufftHandle h, cufftComplex *in, cufftComplex *out, int direction) { return ws_fft::exec(h, in, out, direction, CUFFT_C2C); }
WS_FFT cufftExecZ2Z(cufftHandle h, cufftDoubleComplex *in, cufftDoubleComplex *out, int direction) { return ws_fft::exec(h, in, out, direction, CUFFT_Z2Z); }
WS_FFT cufftExecR2C(cufftHandle h, cufftReal *in, cufftComplex *out) { return ws_fft::exec(h, in, out, CUFFT_FORWARD, CUFFT_R2C); }
WS_FFT cufftExecD2Z(cufftHandle h, cufftDoubleReal *in, cufftDoubleComplex *out) { return ws_fft::exec(h, in, out, CUFFT_FORWARD, CUFFT_D2Z); }
WS_FFT cufftExecC2R(cufftHandle h, cufftComplex *in, cufftReal *out) { return ws_fft::exec(h, in, out, CUFFT_INVERSE, CUFFT_C2R); }
WS_FFT cufftExecZ2D(cufftHandle h, cufftDoubleComplex *in, cufftDoubleReal *out) { return ws_fft::exec(h, in, out, CUFFT_INVERSE, CUFFT_Z2D); }
// The interface for data of any type, for one device.
WS_FFT cufftXtMakePlanMany(cufftHandle h, int rank, long long *n, long long *inembed, long long istride, long long idist, cudaDataType_t in, long long *onembed, long long ostride, long long odist, cudaDataType_t out, long long batch, size_t *work, cudaDataType_t) {
  const cufftType type = in == CUDA_C_32F ? out == CUDA_C_32F ? CUFFT_C2C : CUFFT_C2R : in == CUDA_R_32F ? CUFFT_R2C : in == CUDA_C_64F ? out == CUDA_C_64F ? CUFFT_Z2Z : CUFFT_Z2D : CUFFT_D2Z;
  return ws_fft::make(h, rank, n, inembed, istride, idist, onembed, ostride, odist, type, batch, work);
}
WS_FFT cufftXtExec(cufftHandle h, void *in, void *out, int direction) {
  ws_fft::Plan *p = ws_fft::plan(h);
  if (!p) return CUFFT_INVALID_PLAN;
  switch (p->type) {
    case CUFFT_C2C: return cufftExecC2C(h, (cufftComplex *)in, (cufftComplex *)out, direction);
    case CUFFT_Z2Z: return cufftExecZ2Z(h, (cufftDoubleComplex *)in, (cufftDoubleComplex *)out, direction);
    case CUFFT_R2C: return cufftExecR2C(h, (cufftReal *)in, (cufftComplex *)out);
    case CUFFT_C2R: return cufftExecC2R(h, (cufftComplex *)in, (cufftReal *)out);
    case CUFFT_D2Z: return cufftExecD2Z(h, (cufftDoubleReal *)in, (cufftDoubleComplex *)out);
    default: return cufftExecZ2D(h, (cufftDoubleComplex *)in, (cufftDoubleReal *)out);
  }
}
} // extern "C++"
