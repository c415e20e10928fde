// <ratio> and <chrono>.
#pragma once
#include "ws/limits.h"
#include "ws/numeric.h"
#include "ws/libc.h"
extern "C++" {
namespace std {
constexpr intmax_t ws_gcd(intmax_t a, intmax_t b) { return b == 0 ? (a < 0 ? -a : a) : ws_gcd(b, a % b); }
template <intmax_t N, intmax_t D = 1> struct ratio {
  static constexpr intmax_t ws_g = std::ws_gcd(N, D) * (D < 0 ? -1 : 1);
  static constexpr intmax_t num = N / ws_g, den = D / ws_g;
  typedef ratio<num, den> type;
};
template <intmax_t N, intmax_t D> constexpr intmax_t ratio<N, D>::num;
template <intmax_t N, intmax_t D> constexpr intmax_t ratio<N, D>::den;
typedef ratio<1, 1000000000000000> femto;
typedef ratio<1, 1000000000000> pico;
typedef ratio<1, 1000000000> nano;
typedef ratio<1, 1000000> micro;
typedef ratio<1, 1000> milli;
typedef ratio<1, 100> centi;
typedef ratio<1, 10> deci;
typedef ratio<10> deca;
typedef ratio<100> hecto;
typedef ratio<1000> kilo;
typedef ratio<1000000> mega;
typedef ratio<1000000000> giga;
typedef ratio<1000000000000> tera;
template <class A, class B> using ratio_multiply = typename ratio<A::num * B::num, A::den * B::den>::type;
// Each divided by what both share first, so that nothing overflows.
template <class A, class B> using ratio_divide = ratio<(A::num / std::ws_gcd(A::num, B::num)) * (B::den / std::ws_gcd(A::den, B::den)), (A::den / std::ws_gcd(A::den, B::den)) * (B::num / std::ws_gcd(A::num, B::num))>;
template <class A, class B> using ratio_add = typename ratio<A::num * B::den + B::num * A::den, A::den * B::den>::type;
template <class A, class B> struct ratio_equal : bool_constant<A::num == B::num && A::den == B::den> {};
template <class A, class B> struct ratio_less : bool_constant<A::num * B::den < B::num * A::den> {};

namespace chrono {
template <class R, class P = ratio<1>> struct duration;
template <class T> struct ws_is_duration : false_type {};
template <class R, class P> struct ws_is_duration<duration<R, P>> : true_type {};
template <class T> struct treat_as_floating_point : is_floating_point<T> {};
template <class D, class R, class P> constexpr enable_if_t<ws_is_duration<D>::value, D> duration_cast(const duration<R, P> &d) {
  typedef ratio_divide<P, typename D::period> F;
  typedef common_type_t<typename D::rep, R, intmax_t> C;
  return D(static_cast<typename D::rep>(F::num == 1 && F::den == 1 ? static_cast<C>(d.count())
                                        : F::den == 1              ? static_cast<C>(d.count()) * static_cast<C>(F::num)
                                        : F::num == 1              ? static_cast<C>(d.count()) / static_cast<C>(F::den)
                                                                   : static_cast<C>(d.count()) * static_cast<C>(F::num) / static_cast<C>(F::den)));
}
template <class R> struct duration_values {
  static constexpr R zero() noexcept { return R(0); }
  static constexpr R min() noexcept { return numeric_limits<R>::lowest(); }
  static constexpr R max() noexcept { return numeric_limits<R>::max(); }
};
template <class R, class P> struct duration {
  typedef R rep;
  typedef typename P::type period;
  constexpr duration() : r() {}
  template <class S, class = enable_if_t<__is_convertible_to(const S &, R) && (treat_as_floating_point<R>::value || !treat_as_floating_point<S>::value)>>
  constexpr explicit duration(const S &s) : r(static_cast<R>(s)) {}
  template <class S, class Q, class = enable_if_t<treat_as_floating_point<R>::value || (ratio_divide<Q, P>::den == 1 && !treat_as_floating_point<S>::value)>>
  constexpr duration(const duration<S, Q> &d) : r(chrono::duration_cast<duration>(d).count()) {}
  constexpr R count() const { return r; }
  constexpr duration operator+() const { return *this; }
  constexpr duration operator-() const { return duration(-r); }
  WS_M duration &operator++() { ++r; return *this; }
  WS_M duration &operator--() { --r; return *this; }
  WS_M duration operator++(int) { return duration(r++); }
  WS_M duration &operator+=(const duration &d) { r += d.r; return *this; }
  WS_M duration &operator-=(const duration &d) { r -= d.r; return *this; }
  WS_M duration &operator*=(const R &x) { r *= x; return *this; }
  WS_M duration &operator/=(const R &x) { r /= x; return *this; }
  WS_M duration &operator%=(const duration &d) { r %= d.r; return *this; }
  static constexpr duration zero() noexcept { return duration(R(0)); }
  static constexpr duration min() noexcept { return duration(numeric_limits<R>::lowest()); }
  static constexpr duration max() noexcept { return duration(numeric_limits<R>::max()); }
private:
  R r;
};
typedef duration<int64_t, nano> nanoseconds;
typedef duration<int64_t, micro> microseconds;
typedef duration<int64_t, milli> milliseconds;
typedef duration<int64_t> seconds;
typedef duration<int64_t, ratio<60>> minutes;
typedef duration<int64_t, ratio<3600>> hours;
typedef duration<int64_t, ratio<86400>> days;
typedef duration<int64_t, ratio<604800>> weeks;
} // namespace chrono
template <class R, class P, class S, class Q> struct common_type<chrono::duration<R, P>, chrono::duration<S, Q>> {
  typedef chrono::duration<common_type_t<R, S>, ratio<std::ws_gcd(P::num, Q::num), P::den / std::ws_gcd(P::den, Q::den) * Q::den>> type;
};
namespace chrono {
#define WS_DURATIONS template <class R, class P, class S, class Q>
#define WS_BOTH common_type_t<duration<R, P>, duration<S, Q>>
WS_DURATIONS constexpr WS_BOTH operator+(const duration<R, P> &a, const duration<S, Q> &b) { return WS_BOTH(WS_BOTH(a).count() + WS_BOTH(b).count()); }
WS_DURATIONS constexpr WS_BOTH operator-(const duration<R, P> &a, const duration<S, Q> &b) { return WS_BOTH(WS_BOTH(a).count() - WS_BOTH(b).count()); }
WS_DURATIONS constexpr WS_BOTH operator%(const duration<R, P> &a, const duration<S, Q> &b) { return WS_BOTH(WS_BOTH(a).count() % WS_BOTH(b).count()); }
WS_DURATIONS constexpr common_type_t<R, S> operator/(const duration<R, P> &a, const duration<S, Q> &b) { return WS_BOTH(a).count() / WS_BOTH(b).count(); }
template <class R, class P, class S> constexpr duration<common_type_t<R, S>, P> operator*(const duration<R, P> &d, const S &s) { return duration<common_type_t<R, S>, P>(static_cast<common_type_t<R, S>>(d.count()) * s); }
template <class R, class P, class S> constexpr duration<common_type_t<R, S>, P> operator*(const S &s, const duration<R, P> &d) { return d * s; }
template <class R, class P, class S> constexpr enable_if_t<!ws_is_duration<S>::value, duration<common_type_t<R, S>, P>> operator/(const duration<R, P> &d, const S &s) {
  return duration<common_type_t<R, S>, P>(static_cast<common_type_t<R, S>>(d.count()) / s);
}
template <class R, class P, class S> constexpr enable_if_t<!ws_is_duration<S>::value, duration<common_type_t<R, S>, P>> operator%(const duration<R, P> &d, const S &s) {
  return duration<common_type_t<R, S>, P>(static_cast<common_type_t<R, S>>(d.count()) % s);
}
#define WS_DURATION(op) WS_DURATIONS constexpr bool operator op(const duration<R, P> &a, const duration<S, Q> &b) { return WS_BOTH(a).count() op WS_BOTH(b).count(); }
WS_DURATION(==) WS_DURATION(!=) WS_DURATION(<) WS_DURATION(>) WS_DURATION(<=) WS_DURATION(>=)
template <class D, class R, class P> constexpr D floor(const duration<R, P> &d) {
  D t = chrono::duration_cast<D>(d);
  return t > d ? t - D(1) : t;
}
template <class D, class R, class P> constexpr D ceil(const duration<R, P> &d) {
  D t = chrono::duration_cast<D>(d);
  return t < d ? t + D(1) : t;
}
template <class D, class R, class P> constexpr D round(const duration<R, P> &d) {
  D a = chrono::floor<D>(d), b = a + D(1);
  auto x = d - a, y = b - d;
  return x < y || (x == y && a.count() % 2 == 0) ? a : b;
}
template <class R, class P> constexpr duration<R, P> abs(duration<R, P> d) { return d < d.zero() ? -d : d; }

template <class Clock, class D = typename Clock::duration> struct time_point {
  typedef Clock clock;
  typedef D duration;
  typedef typename D::rep rep;
  typedef typename D::period period;
  constexpr time_point() : d() {}
  constexpr explicit time_point(const D &e) : d(e) {}
  template <class E, class = enable_if_t<__is_convertible_to(E, D)>> constexpr time_point(const time_point<Clock, E> &t) : d(t.time_since_epoch()) {}
  constexpr D time_since_epoch() const { return d; }
  WS_M time_point &operator+=(const D &e) { d += e; return *this; }
  WS_M time_point &operator-=(const D &e) { d -= e; return *this; }
  static constexpr time_point min() { return time_point(D::min()); }
  static constexpr time_point max() { return time_point(D::max()); }
private:
  D d;
};
template <class D, class C, class E> constexpr time_point<C, D> time_point_cast(const time_point<C, E> &t) { return time_point<C, D>(chrono::duration_cast<D>(t.time_since_epoch())); }
template <class C, class D, class R, class P> constexpr time_point<C, common_type_t<D, duration<R, P>>> operator+(const time_point<C, D> &t, const duration<R, P> &d) { return time_point<C, common_type_t<D, duration<R, P>>>(t.time_since_epoch() + d); }
template <class C, class D, class R, class P> constexpr time_point<C, common_type_t<D, duration<R, P>>> operator-(const time_point<C, D> &t, const duration<R, P> &d) { return time_point<C, common_type_t<D, duration<R, P>>>(t.time_since_epoch() - d); }
template <class C, class D, class E> constexpr common_type_t<D, E> operator-(const time_point<C, D> &a, const time_point<C, E> &b) { return a.time_since_epoch() - b.time_since_epoch(); }
#define WS_TIME(op) template <class C, class D, class E> constexpr bool operator op(const time_point<C, D> &a, const time_point<C, E> &b) { return a.time_since_epoch() op b.time_since_epoch(); }
WS_TIME(==) WS_TIME(!=) WS_TIME(<) WS_TIME(>) WS_TIME(<=) WS_TIME(>=)
inline nanoseconds ws_now(int clock) {
  timespec t;
  clock_gettime(clock, &t);
  return nanoseconds(t.tv_sec * 1000000000l + t.tv_nsec);
}
#define WS_CLOCK(name, id, steady) \
  struct name { \
    typedef nanoseconds duration; \
    typedef duration::rep rep; \
    typedef duration::period period; \
    typedef chrono::time_point<name> time_point; \
    static constexpr bool is_steady = steady; \
    static time_point now() noexcept { return time_point(ws_now(id)); } \
    static time_t to_time_t(const time_point &t) noexcept { return (time_t)chrono::duration_cast<seconds>(t.time_since_epoch()).count(); } \
    static time_point from_time_t(time_t t) noexcept { return time_point(seconds(t)); } \
  };
WS_CLOCK(steady_clock, CLOCK_MONOTONIC, true) WS_CLOCK(system_clock, CLOCK_REALTIME, false)
typedef system_clock high_resolution_clock;
} // namespace chrono
template <class C, class D, class E> struct common_type<chrono::time_point<C, D>, chrono::time_point<C, E>> { typedef chrono::time_point<C, common_type_t<D, E>> type; };
inline namespace literals {
inline namespace chrono_literals {
#define WS_TIME_LITERAL(suffix, D) \
  constexpr chrono::D operator"" suffix(unsigned long long n) { return chrono::D((int64_t)n); } \
  constexpr chrono::duration<double, chrono::D::period> operator"" suffix(long double n) { return chrono::duration<double, chrono::D::period>((double)n); }
WS_TIME_LITERAL(h, hours) WS_TIME_LITERAL(min, minutes) WS_TIME_LITERAL(s, seconds) WS_TIME_LITERAL(ms, milliseconds) WS_TIME_LITERAL(us, microseconds)
WS_TIME_LITERAL(ns, nanoseconds)
} // namespace chrono_literals
} // namespace literals
namespace chrono { using namespace literals::chrono_literals; }
} // namespace std
} // extern "C++"
