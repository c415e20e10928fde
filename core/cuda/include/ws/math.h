// Mathematical functions under C's names, with the overloads that C++ and CUDA add.
//
// They live in one namespace that both :: and std see through a using-directive: a using-declaration for each name would
// leave two lines of debug information for each of them in every module.
#pragma once
#include "ws/config.h"
#define M_E 2.7182818284590452354
#define M_LOG2E 1.4426950408889634074
#define M_LOG10E 0.43429448190325182765
#define M_LN2 0.69314718055994530942
#define M_LN10 2.30258509299404568402
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
#define M_PI_4 0.78539816339744830962
#define M_1_PI 0.31830988618379067154
#define M_2_PI 0.63661977236758134308
#define M_2_SQRTPI 1.12837916709551257390
#define M_SQRT2 1.41421356237309504880
#define M_SQRT1_2 0.70710678118654752440
#define HUGE_VAL __builtin_huge_val()
#define HUGE_VALF __builtin_huge_valf()
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define FP_NAN 0
#define FP_INFINITE 1
#define FP_ZERO 2
#define FP_SUBNORMAL 3
#define FP_NORMAL 4
#define MATH_ERRNO 1
#define MATH_ERREXCEPT 2
#define math_errhandling 3

#ifndef __cplusplus
#define WS_MATH1(n) double n(double); float n##f(float); long double n##l(long double);
#define WS_MATH2(n) double n(double, double); float n##f(float, float); long double n##l(long double, long double);
#define isnan(x) __builtin_isnan(x)
#define isinf(x) __builtin_isinf(x)
#define isfinite(x) __builtin_isfinite(x)
#define isnormal(x) __builtin_isnormal(x)
#define signbit(x) __builtin_signbit(x)
#else
extern "C++" {
namespace ws_math {
#define WS_EM extern "C" WS_ATTR_HD
#define WS_MATH1(n) WS_EM double n(double) noexcept; WS_EM float n##f(float) noexcept;
#define WS_MATH2(n) WS_EM double n(double, double) noexcept; WS_EM float n##f(float, float) noexcept;
#endif
WS_MATH1(sqrt) WS_MATH1(cbrt) WS_MATH1(exp) WS_MATH1(exp2) WS_MATH1(expm1) WS_MATH1(log) WS_MATH1(log2) WS_MATH1(log10)
WS_MATH1(log1p) WS_MATH1(sin) WS_MATH1(cos) WS_MATH1(tan) WS_MATH1(asin) WS_MATH1(acos) WS_MATH1(atan) WS_MATH1(sinh)
WS_MATH1(cosh) WS_MATH1(tanh) WS_MATH1(fabs) WS_MATH1(floor) WS_MATH1(ceil) WS_MATH1(trunc) WS_MATH1(round) WS_MATH1(rint)
WS_MATH1(nearbyint) WS_MATH1(erf) WS_MATH1(erfc) WS_MATH1(lgamma) WS_MATH1(tgamma) WS_MATH1(asinh) WS_MATH1(acosh)
WS_MATH1(atanh) WS_MATH1(logb) WS_MATH1(j0) WS_MATH1(j1) WS_MATH1(y0) WS_MATH1(y1) WS_MATH2(nextafter)
WS_MATH2(pow) WS_MATH2(atan2) WS_MATH2(fmod) WS_MATH2(fmin) WS_MATH2(fmax) WS_MATH2(hypot) WS_MATH2(copysign)
WS_MATH2(remainder) WS_MATH2(fdim)
#ifndef __cplusplus
double fma(double, double, double); float fmaf(float, float, float);
double ldexp(double, int); float ldexpf(float, int); double frexp(double, int *); float frexpf(float, int *);
double modf(double, double *); float modff(float, float *); long lround(double); long lroundf(float); long lrint(double);
long long llround(double); long long llrint(double); int ilogb(double); double scalbn(double, int);
void sincos(double, double *, double *); void sincosf(float, float *, float *);
#else
WS_EM double fma(double, double, double) noexcept;
WS_EM float fmaf(float, float, float) noexcept;
WS_EM double ldexp(double, int) noexcept;
WS_EM float ldexpf(float, int) noexcept;
#define WS_MATH_FN static inline WS_ATTR_HD __attribute__((always_inline, nodebug))
// Overloads for float and long double; the latter is computed in double.
#define WS_OV1(n) WS_MATH_FN float n(float x) { return n##f(x); } WS_MATH_FN long double n(long double x) { return n((double)x); }
#define WS_OV2(n) \
  WS_MATH_FN float n(float x, float y) { return n##f(x, y); } \
  WS_MATH_FN long double n(long double x, long double y) { return n((double)x, (double)y); }
WS_OV1(sqrt) WS_OV1(cbrt) WS_OV1(exp) WS_OV1(exp2) WS_OV1(expm1) WS_OV1(log) WS_OV1(log2) WS_OV1(log10) WS_OV1(log1p)
WS_OV1(sin) WS_OV1(cos) WS_OV1(tan) WS_OV1(asin) WS_OV1(acos) WS_OV1(atan) WS_OV1(sinh) WS_OV1(cosh) WS_OV1(tanh)
WS_OV1(asinh) WS_OV1(acosh) WS_OV1(atanh) WS_OV1(fabs) WS_OV1(floor) WS_OV1(ceil) WS_OV1(trunc) WS_OV1(round) WS_OV1(rint)
WS_OV1(nearbyint) WS_OV1(erf) WS_OV1(erfc) WS_OV1(lgamma) WS_OV1(tgamma) WS_OV1(logb)
WS_OV2(pow) WS_OV2(atan2) WS_OV2(fmod) WS_OV2(fmin) WS_OV2(fmax) WS_OV2(hypot) WS_OV2(copysign) WS_OV2(remainder) WS_OV2(fdim)
WS_OV2(nextafter)
// Mixed arithmetic such as pow(x, 2) or fmax(0, x) is done in double; two floats are taken by the overloads above.
template <bool B, class T> struct ws_if {};
template <class T> struct ws_if<true, T> { typedef T type; };
template <class T> struct ws_arith { static constexpr bool v = false, fp = false; };
#define WS_AR(T, F) template <> struct ws_arith<T> { static constexpr bool v = true, fp = F; };
WS_AR(bool, 0) WS_AR(char, 0) WS_AR(signed char, 0) WS_AR(unsigned char, 0) WS_AR(short, 0) WS_AR(unsigned short, 0)
WS_AR(int, 0) WS_AR(unsigned, 0) WS_AR(long, 0) WS_AR(unsigned long, 0) WS_AR(long long, 0) WS_AR(unsigned long long, 0)
WS_AR(float, 1) WS_AR(double, 1) WS_AR(long double, 1)
#define WS_MX2(n) template <class A, class B> \
  WS_MATH_FN typename ws_if<ws_arith<A>::v && ws_arith<B>::v, double>::type n(A a, B b) { return n((double)a, (double)b); }
#define WS_MX1(n) template <class A> \
  WS_MATH_FN typename ws_if<ws_arith<A>::v && !ws_arith<A>::fp, double>::type n(A a) { return n((double)a); }
WS_MX2(pow) WS_MX2(atan2) WS_MX2(fmod) WS_MX2(fmin) WS_MX2(fmax) WS_MX2(hypot) WS_MX2(copysign)
WS_MX1(sqrt) WS_MX1(cbrt) WS_MX1(exp) WS_MX1(exp2) WS_MX1(expm1) WS_MX1(log) WS_MX1(log2) WS_MX1(log10) WS_MX1(log1p)
WS_MX1(sin) WS_MX1(cos) WS_MX1(tan) WS_MX1(asin) WS_MX1(acos) WS_MX1(atan) WS_MX1(sinh) WS_MX1(cosh) WS_MX1(tanh)
WS_MX1(fabs) WS_MX1(floor) WS_MX1(ceil) WS_MX1(trunc) WS_MX1(round) WS_MX1(rint) WS_MX1(erf) WS_MX1(erfc) WS_MX1(lgamma)
WS_MX1(tgamma)
WS_EM long lround(double) noexcept; WS_EM long lroundf(float) noexcept;
WS_EM long lrint(double) noexcept; WS_EM long lrintf(float) noexcept;
WS_EM long long llround(double) noexcept; WS_EM long long llroundf(float) noexcept;
WS_EM long long llrint(double) noexcept; WS_EM long long llrintf(float) noexcept;
WS_EM double scalbn(double, int) noexcept; WS_EM float scalbnf(float, int) noexcept;
WS_MATH_FN long lround(float x) { return lroundf(x); }
WS_MATH_FN long lrint(float x) { return lrintf(x); }
WS_MATH_FN long long llround(float x) { return llroundf(x); }
WS_MATH_FN long long llrint(float x) { return llrintf(x); }
WS_MATH_FN float fma(float a, float b, float c) { return fmaf(a, b, c); }
WS_MATH_FN float ldexp(float x, int n) { return ldexpf(x, n); }
WS_MATH_FN float scalbn(float x, int n) { return scalbnf(x, n); }
WS_MATH_FN int ilogb(double x) { return (int)logb(x); }
WS_MATH_FN int ilogbf(float x) { return (int)logbf(x); }
WS_MATH_FN double modf(double x, double *whole) { *whole = trunc(x); return copysign(x - x != 0 && x == x ? 0 : x - *whole, x); }
WS_MATH_FN float modff(float x, float *whole) { *whole = truncf(x); return copysignf(x - x != 0 && x == x ? 0 : x - *whole, x); }
WS_MATH_FN float modf(float x, float *whole) { return modff(x, whole); }
WS_MATH_FN double frexp(double x, int *e) {
  if (x == 0 || x - x != 0) { *e = 0; return x; }
  *e = (int)logb(x) + 1;
  return ldexp(x, -*e);
}
WS_MATH_FN float frexpf(float x, int *e) {
  if (x == 0 || x - x != 0) { *e = 0; return x; }
  *e = (int)logbf(x) + 1;
  return ldexpf(x, -*e);
}
WS_MATH_FN float frexp(float x, int *e) { return frexpf(x, e); }
WS_MATH_FN double nan(const char *) { return __builtin_nan(""); }
WS_MATH_FN float nanf(const char *) { return __builtin_nanf(""); }
WS_MATH_FN void sincos(double x, double *s, double *c) { *s = sin(x); *c = cos(x); }
WS_MATH_FN void sincosf(float x, float *s, float *c) { *s = sinf(x); *c = cosf(x); }
} // namespace ws_math
using namespace ws_math;
namespace std { using namespace ::ws_math; }
WS_MATH_FN int abs(int x) { return x < 0 ? -x : x; }
WS_MATH_FN long abs(long x) { return x < 0 ? -x : x; }
WS_MATH_FN long long abs(long long x) { return x < 0 ? -x : x; }
WS_MATH_FN long labs(long x) { return x < 0 ? -x : x; }
WS_MATH_FN long long llabs(long long x) { return x < 0 ? -x : x; }
WS_MATH_FN float abs(float x) { return fabsf(x); }
WS_MATH_FN double abs(double x) { return fabs(x); }
WS_MATH_FN long double abs(long double x) { return __builtin_fabsl(x); }
WS_MATH_FN bool isnan(float x) { return __builtin_isnan(x); }
WS_MATH_FN bool isnan(double x) { return __builtin_isnan(x); }
WS_MATH_FN bool isinf(float x) { return __builtin_isinf(x); }
WS_MATH_FN bool isinf(double x) { return __builtin_isinf(x); }
WS_MATH_FN bool isfinite(float x) { return __builtin_isfinite(x); }
WS_MATH_FN bool isfinite(double x) { return __builtin_isfinite(x); }
WS_MATH_FN bool isnormal(float x) { return __builtin_isnormal(x); }
WS_MATH_FN bool isnormal(double x) { return __builtin_isnormal(x); }
WS_MATH_FN bool signbit(float x) { return __builtin_signbitf(x); }
WS_MATH_FN bool signbit(double x) { return __builtin_signbit(x); }
WS_MATH_FN int fpclassify(double x) { return __builtin_fpclassify(FP_NAN, FP_INFINITE, FP_NORMAL, FP_SUBNORMAL, FP_ZERO, x); }
WS_MATH_FN int fpclassify(float x) { return __builtin_fpclassify(FP_NAN, FP_INFINITE, FP_NORMAL, FP_SUBNORMAL, FP_ZERO, x); }
template <class T> WS_MATH_FN typename ws_math::ws_if<ws_math::ws_arith<T>::v && !ws_math::ws_arith<T>::fp, bool>::type isnan(T) { return false; }
template <class T> WS_MATH_FN typename ws_math::ws_if<ws_math::ws_arith<T>::v && !ws_math::ws_arith<T>::fp, bool>::type isinf(T) { return false; }
template <class T> WS_MATH_FN typename ws_math::ws_if<ws_math::ws_arith<T>::v && !ws_math::ws_arith<T>::fp, bool>::type isfinite(T) { return true; }
namespace std {
using ::abs; using ::labs; using ::llabs; using ::isnan; using ::isinf; using ::isfinite; using ::isnormal; using ::signbit; using ::fpclassify;
typedef float float_t;
typedef double double_t;
} // namespace std
} // extern "C++"
#endif
