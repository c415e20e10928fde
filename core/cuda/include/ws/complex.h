// <complex>
#pragma once
#include "ws/math.h"
#include "ws/type_traits.h"
extern "C++" {
namespace std {
// The overloads below would hide those for plain numbers.
using ws_math::exp; using ws_math::log; using ws_math::sqrt; using ws_math::pow; using ws_math::sin; using ws_math::cos; using ws_math::sinh; using ws_math::cosh;
template <class T> struct complex {
  typedef T value_type;
  T re, im;
  WS_C complex(T r = T(), T i = T()) : re(r), im(i) {}
  template <class U> WS_C complex(const complex<U> &o) : re((T)o.re), im((T)o.im) {}
  WS_C T real() const { return re; }
  WS_C T imag() const { return im; }
  WS_M void real(T x) { re = x; }
  WS_M void imag(T x) { im = x; }
  WS_M complex &operator=(T x) { re = x; im = T(); return *this; }
  WS_M complex &operator+=(T x) { re += x; return *this; }
  WS_M complex &operator-=(T x) { re -= x; return *this; }
  WS_M complex &operator*=(T x) { re *= x; im *= x; return *this; }
  WS_M complex &operator/=(T x) { re /= x; im /= x; return *this; }
  template <class U> WS_M complex &operator+=(const complex<U> &o) { re += o.re; im += o.im; return *this; }
  template <class U> WS_M complex &operator-=(const complex<U> &o) { re -= o.re; im -= o.im; return *this; }
  template <class U> WS_M complex &operator*=(const complex<U> &o) {
    T r = re * o.re - im * o.im;
    im = re * o.im + im * o.re;
    re = r;
    return *this;
  }
  template <class U> WS_M complex &operator/=(const complex<U> &o) {
    // Scaled, so that the square of the divisor does not overflow.
    T c = o.re, d = o.im, big = (c < 0 ? -c : c) > (d < 0 ? -d : d) ? (c < 0 ? -c : c) : (d < 0 ? -d : d), s = 1;
    while (big > (T)1e18) { big *= (T)0.0009765625; s *= (T)0.0009765625; }
    while (big > 0 && big < (T)1e-18) { big *= 1024; s *= 1024; }
    c *= s;
    d *= s;
    T n = c * c + d * d, r = (re * c + im * d) / n * s;
    im = (im * c - re * d) / n * s;
    re = r;
    return *this;
  }
};
#define WS_COMPLEX(op, change) \
  template <class T> WS_M complex<T> operator op(complex<T> a, const complex<T> &b) { a change b; return a; } \
  template <class T> WS_M complex<T> operator op(complex<T> a, type_identity_t<T> b) { a change b; return a; } \
  template <class T> WS_M complex<T> operator op(type_identity_t<T> a, const complex<T> &b) { complex<T> r(a); r change b; return r; }
WS_COMPLEX(+, +=) WS_COMPLEX(-, -=) WS_COMPLEX(*, *=) WS_COMPLEX(/, /=)
template <class T> WS_C complex<T> operator-(const complex<T> &a) { return complex<T>(-a.re, -a.im); }
template <class T> WS_C complex<T> operator+(const complex<T> &a) { return a; }
template <class T> WS_C bool operator==(const complex<T> &a, const complex<T> &b) { return a.re == b.re && a.im == b.im; }
template <class T> WS_C bool operator==(const complex<T> &a, type_identity_t<T> b) { return a.re == b && a.im == T(); }
template <class T> WS_C bool operator!=(const complex<T> &a, const complex<T> &b) { return !(a == b); }
template <class T> WS_C bool operator!=(const complex<T> &a, type_identity_t<T> b) { return !(a == b); }
template <class T> WS_C T real(const complex<T> &a) { return a.re; }
template <class T> WS_C T imag(const complex<T> &a) { return a.im; }
template <class T> WS_C T norm(const complex<T> &a) { return a.re * a.re + a.im * a.im; }
template <class T> WS_C complex<T> conj(const complex<T> &a) { return complex<T>(a.re, -a.im); }
template <class T> WS_MATH_FN T abs(const complex<T> &a) { return hypot(a.re, a.im); }
template <class T> WS_MATH_FN T arg(const complex<T> &a) { return atan2(a.im, a.re); }
template <class T> WS_MATH_FN complex<T> polar(T r, T t = T()) { return complex<T>(r * cos(t), r * sin(t)); }
template <class T> WS_MATH_FN complex<T> exp(const complex<T> &a) { return polar<T>(exp(a.re), a.im); }
template <class T> WS_MATH_FN complex<T> log(const complex<T> &a) { return complex<T>(log(abs(a)), arg(a)); }
template <class T> WS_MATH_FN complex<T> sqrt(const complex<T> &a) {
  if (a.re == 0) {
    T t = sqrt(fabs(a.im) / 2);
    return complex<T>(t, a.im < 0 ? -t : t);
  }
  T t = sqrt(2 * (abs(a) + fabs(a.re))), u = t / 2;
  return a.re > 0 ? complex<T>(u, a.im / t) : complex<T>(fabs(a.im) / t, a.im < 0 ? -u : u);
}
template <class T> WS_MATH_FN complex<T> pow(const complex<T> &a, const complex<T> &b) { return a == T() ? T() : exp(b * log(a)); }
template <class T> WS_MATH_FN complex<T> pow(const complex<T> &a, type_identity_t<T> b) {
  if (a.im == T() && a.re > T()) return pow(a.re, b);
  complex<T> t = log(a);
  return polar<T>(exp(b * t.re), b * t.im);
}
template <class T> WS_MATH_FN complex<T> pow(const complex<T> &a, int n) {
  complex<T> x = a, r(1);
  for (unsigned k = n < 0 ? 0u - (unsigned)n : (unsigned)n; k; k >>= 1, x *= x) if (k & 1) r *= x;
  return n < 0 ? complex<T>(1) / r : r;
}
template <class T> WS_MATH_FN complex<T> sin(const complex<T> &a) { return complex<T>(sin(a.re) * cosh(a.im), cos(a.re) * sinh(a.im)); }
template <class T> WS_MATH_FN complex<T> cos(const complex<T> &a) { return complex<T>(cos(a.re) * cosh(a.im), -sin(a.re) * sinh(a.im)); }
template <class T> WS_MATH_FN complex<T> sinh(const complex<T> &a) { return complex<T>(sinh(a.re) * cos(a.im), cosh(a.re) * sin(a.im)); }
template <class T> WS_MATH_FN complex<T> cosh(const complex<T> &a) { return complex<T>(cosh(a.re) * cos(a.im), sinh(a.re) * sin(a.im)); }
#if __cplusplus >= 201402L
inline namespace literals {
inline namespace complex_literals {
constexpr complex<double> operator""i(long double x) { return complex<double>(0, (double)x); }
constexpr complex<double> operator""i(unsigned long long x) { return complex<double>(0, (double)x); }
constexpr complex<float> operator""if(long double x) { return complex<float>(0, (float)x); }
} // namespace complex_literals
} // namespace literals
#endif
} // namespace std
} // extern "C++"
