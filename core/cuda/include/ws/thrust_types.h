// Thrust's memory and iterators. What lies on the device is reached through cudaMemcpy: a whole range at a time where an
// algorithm asks for one, a single value behind a reference.
#pragma once
#include "cuda_shim.h"
#include "ws/algorithm.h"
#include "ws/complex.h"
#include "ws/distributions.h"
#include "ws/numeric.h"
#include "ws/strings.h"
#include "ws/ostream.h"
#include "ws_std.h"
extern "C++" {
namespace thrust {
using std::pair; using std::make_pair; using std::tuple; using std::make_tuple; using std::get; using std::tie; using std::tuple_size; using std::tuple_element;
using std::complex; using std::norm; using std::conj; using std::polar; using std::arg; using std::real; using std::imag;
using std::plus; using std::minus; using std::multiplies; using std::divides; using std::modulus; using std::negate; using std::less; using std::greater;
using std::less_equal; using std::greater_equal; using std::equal_to; using std::not_equal_to; using std::logical_and; using std::logical_or; using std::logical_not;
using std::bit_and; using std::bit_or; using std::bit_xor; using std::unary_function; using std::binary_function;
template <class T = void> struct maximum { WS_C T operator()(const T &a, const T &b) const { return a < b ? b : a; } };
template <class T = void> struct minimum { WS_C T operator()(const T &a, const T &b) const { return b < a ? b : a; } };
template <> struct maximum<void> { template <class T> WS_C T operator()(const T &a, const T &b) const { return a < b ? b : a; } };
template <> struct minimum<void> { template <class T> WS_C T operator()(const T &a, const T &b) const { return b < a ? b : a; } };
template <class T = void> struct identity { WS_C const T &operator()(const T &a) const { return a; } };
template <> struct identity<void> { template <class T> WS_C const T &operator()(const T &a) const { return a; } };
template <class P> struct unary_negate {
  typedef bool result_type;
  P p;
  WS_C explicit unary_negate(P q) : p(q) {}
  template <class T> WS_C bool operator()(const T &t) const { return !p(t); }
};
template <class P> struct binary_negate {
  typedef bool result_type;
  P p;
  WS_C explicit binary_negate(P q) : p(q) {}
  template <class T, class U> WS_C bool operator()(const T &t, const U &u) const { return !p(t, u); }
};
template <class P> WS_C unary_negate<P> not1(const P &p) { return unary_negate<P>(p); }
template <class P> WS_C binary_negate<P> not2(const P &p) { return binary_negate<P>(p); }
template <class T> struct square { WS_C T operator()(const T &a) const { return a * a; } };
template <class T = void> struct project1st { template <class A, class B> WS_C A operator()(const A &a, const B &) const { return a; } };
template <class T = void> struct project2nd { template <class A, class B> WS_C B operator()(const A &, const B &b) const { return b; } };
template <class T> WS_HD void swap(T &a, T &b) { T c = a; a = b; b = c; }
template <class T> WS_C const T &max(const T &a, const T &b) { return a < b ? b : a; }
template <class T> WS_C const T &min(const T &a, const T &b) { return b < a ? b : a; }
template <class T> WS_HD T abs(const complex<T> &a) { return sqrt(norm(a)); }
template <class T> WS_HD complex<T> exp(const complex<T> &a) { return polar(::exp(a.re), a.im); }
struct system_error : std::system_error { using std::system_error::system_error; };
// A failed call of the runtime throws, as in the original.
struct ws_bad_alloc : std::bad_alloc {
  std::string ws_text;
  ws_bad_alloc(const std::string &text) : ws_text("std::bad_alloc: " + text) {}
  const char *what() const noexcept override { return ws_text.c_str(); }
};
static inline WS_ATTR_H void ws_try(cudaError_t e, const char *what) {
  if (e == cudaErrorMemoryAllocation) {
    (void)cudaGetLastError();
    WS_THROW(ws_bad_alloc(std::string(cudaGetErrorName(e)) + ": " + cudaGetErrorString(e)));
  }
  if (e != cudaSuccess) WS_THROW(system_error(std::error_code((int)e, std::generic_category()), std::string(what) + ": " + cudaGetErrorName(e) + ": " + cudaGetErrorString(e)));
}
template <class T> struct device_ptr;
template <class T> struct device_reference {
  typedef std::remove_cv_t<T> value_type;
  T *ws_p;
  explicit device_reference(T *p) : ws_p(p) {}
  device_reference(const device_reference &) = default;
  operator value_type() const {
    value_type v;
    ws_try(cudaMemcpy((void *)&v, (const void *)ws_p, sizeof v, cudaMemcpyDeviceToHost), "device_reference");
    return v;
  }
  const device_reference &operator=(const value_type &v) const { return ws_try(cudaMemcpy((void *)ws_p, (const void *)&v, sizeof v, cudaMemcpyHostToDevice), "device_reference"), *this; }
  const device_reference &operator=(const device_reference &o) const { return *this = (value_type)o; }
  device_ptr<T> operator&() const { return device_ptr<T>(ws_p); }
#define WS_REFERENCE(op) \
  template <class U> const device_reference &operator op##=(const U &u) const { value_type v = *this; v op##= u; return *this = v; }
  WS_REFERENCE(+) WS_REFERENCE(-) WS_REFERENCE(*) WS_REFERENCE(/) WS_REFERENCE(|) WS_REFERENCE(&) WS_REFERENCE(^)
  const device_reference &operator++() const { return *this += 1; }
  const device_reference &operator--() const { return *this -= 1; }
  friend std::ostream &operator<<(std::ostream &o, const device_reference &r) { return o << (value_type)r; }
  friend void swap(const device_reference &a, const device_reference &b) { value_type v = a; a = b; b = v; }
};
#define WS_DEVICE_COMPARE(op) \
  template <class T, class U> bool operator op(const device_reference<T> &a, const device_reference<U> &b) { return (std::remove_cv_t<T>)a op (std::remove_cv_t<U>)b; }
WS_DEVICE_COMPARE(==) WS_DEVICE_COMPARE(!=) WS_DEVICE_COMPARE(<) WS_DEVICE_COMPARE(>)
template <class T> struct device_ptr {
  typedef std::remove_cv_t<T> value_type;
  typedef ptrdiff_t difference_type;
  typedef device_ptr pointer;
  typedef device_reference<T> reference;
  typedef std::random_access_iterator_tag iterator_category;
  T *ws_p;
  device_ptr() : ws_p(nullptr) {}
  device_ptr(decltype(nullptr)) : ws_p(nullptr) {}
  template <class U> explicit device_ptr(U *p) : ws_p((T *)p) {}
  template <class U, class = std::enable_if_t<__is_convertible_to(U *, T *)>> device_ptr(const device_ptr<U> &o) : ws_p(o.ws_p) {}
  WS_HDM T *get() const { return ws_p; }
  device_reference<T> operator*() const { return device_reference<T>(ws_p); }
  device_reference<T> operator[](ptrdiff_t i) const { return device_reference<T>(ws_p + i); }
  device_ptr operator+(ptrdiff_t n) const { return device_ptr(ws_p + n); }
  device_ptr operator-(ptrdiff_t n) const { return device_ptr(ws_p - n); }
  template <class U> ptrdiff_t operator-(const device_ptr<U> &o) const { return ws_p - o.ws_p; }
  device_ptr &operator++() { ++ws_p; return *this; }
  device_ptr &operator--() { --ws_p; return *this; }
  device_ptr operator++(int) { return device_ptr(ws_p++); }
  device_ptr &operator+=(ptrdiff_t n) { ws_p += n; return *this; }
  device_ptr &operator-=(ptrdiff_t n) { ws_p -= n; return *this; }
  template <class U> bool operator==(const device_ptr<U> &o) const { return ws_p == o.ws_p; }
  template <class U> bool operator!=(const device_ptr<U> &o) const { return ws_p != o.ws_p; }
  template <class U> bool operator<(const device_ptr<U> &o) const { return ws_p < o.ws_p; }
  explicit operator bool() const { return ws_p; }
};
template <class T> using pointer = device_ptr<T>;
template <class T> WS_HDM T *raw_pointer_cast(const device_ptr<T> &p) { return p.get(); }
template <class T> WS_HDM T *raw_pointer_cast(T *p) { return p; }
template <class T> T &raw_reference_cast(T &t) { return t; }
template <class T> device_ptr<T> device_pointer_cast(T *p) { return device_ptr<T>(p); }
template <class T> device_ptr<T> device_pointer_cast(const device_ptr<T> &p) { return p; }
template <class T> device_ptr<T> device_malloc(size_t n) {
  void *p = nullptr;
  ws_try(cudaMalloc(&p, n * sizeof(T)), "device_malloc");
  return device_ptr<T>((T *)p);
}
static inline WS_ATTR_H device_ptr<char> device_malloc(size_t n) { return device_malloc<char>(n); }
template <class T> void device_free(device_ptr<T> p) { ws_try(cudaFree((void *)p.get()), "device_free"); }
template <class T> device_ptr<T> device_new(size_t n = 1) { return device_malloc<T>(n); }
template <class T> void device_delete(device_ptr<T> p, size_t = 0) { device_free(p); }
template <class T> struct device_allocator { typedef T value_type; template <class U> struct rebind { typedef device_allocator<U> other; }; };
template <class T> using device_malloc_allocator = device_allocator<T>;
template <class T> using universal_allocator = device_allocator<T>;
namespace cuda { namespace experimental { template <class T> using pinned_allocator = std::allocator<T>; } }
namespace system { namespace cuda { namespace experimental { template <class T> using pinned_allocator = std::allocator<T>; } } }

// ---------------------------------------------------------------- values of a range, on the host
// As long as there are any, an algorithm works, and its functors may reach the device's memory.
extern "C" void __wsDeviceCode(int);
template <class T> struct ws_values {
  T *p;
  size_t n;
  explicit ws_values(size_t k) : p((T *)malloc(k ? k * sizeof(T) : 1)), n(k) { __wsDeviceCode(1); }
  ws_values(ws_values &&o) : p(o.p), n(o.n) { o.p = nullptr; }
  ws_values(const ws_values &) = delete;
  ~ws_values() {
    if (!p) return;
    __wsDeviceCode(-1);
    free(p);
  }
  T *begin() { return p; }
  T *end() { return p + n; }
  T &operator[](size_t i) { return p[i]; }
};
template <class I> using ws_value_of = std::remove_cvref_t<typename std::iterator_traits<I>::value_type>;
// How the values of a range are read and written; a range of the device in one copy.
template <class I> struct ws_range {
  static void read(I i, size_t n, ws_value_of<I> *to) { for (size_t k = 0; k < n; ++k, ++i) ::new ((void *)(to + k)) ws_value_of<I>(*i); }
  template <class V> static I write(I i, size_t n, const V *from) {
    for (size_t k = 0; k < n; ++k, ++i) *i = from[k];
    return i;
  }
};
template <class T> struct ws_range<device_ptr<T>> {
  typedef std::remove_cv_t<T> V;
  static void read(device_ptr<T> i, size_t n, V *to) { if (n) ws_try(cudaMemcpy((void *)to, (const void *)i.get(), n * sizeof(V), cudaMemcpyDefault), "copy from the device"); }
  static device_ptr<T> write(device_ptr<T> i, size_t n, const V *from) {
    if (n) ws_try(cudaMemcpy((void *)i.get(), (const void *)from, n * sizeof(V), cudaMemcpyDefault), "copy to the device");
    return i + n;
  }
  template <class U> static device_ptr<T> write(device_ptr<T> i, size_t n, const U *from) {
    ws_values<V> v(n);
    for (size_t k = 0; k < n; ++k) ::new ((void *)(v.p + k)) V(static_cast<V>(from[k]));
    return write(i, n, (const V *)v.p);
  }
};
template <class I> ws_values<ws_value_of<I>> ws_read(I i, size_t n) {
  ws_values<ws_value_of<I>> v(n);
  ws_range<I>::read(i, n, v.p);
  return v;
}
template <class I, class V> I ws_write(I i, size_t n, const V *from) {
  return ws_range<I>::write(i, n, from);
}

// ---------------------------------------------------------------- functors of the device
// A functor that only device code may call is called by a kernel: for all values at once, or one after another.
// Without conversions: a lambda without captures is also a function of the host.
template <class F> struct ws_callee : private F { using F::operator(); };
template <class F, class... A> auto ws_call_test(int) -> decltype(std::declval<ws_callee<F> &>()(std::declval<A>()...), std::true_type());
template <class F, class... A> std::false_type ws_call_test(...);
// Initial values of variables are expressions of the host.
template <class F, class... A> constexpr bool ws_called = decltype(ws_call_test<F, A...>(0))::value;
template <bool, class F, class... A> struct ws_host_test : std::true_type {};
template <class F, class... A> struct ws_host_test<true, F, A...> : std::bool_constant<ws_called<F, A...>> {};
template <class F, class... A> struct ws_on_host : ws_host_test<__is_class(F) && !__is_final(F), F, A...> {};
template <class M> struct ws_signature;
#define WS_SIGNATURE(q) template <class R, class C, class... A> struct ws_signature<R (C::*)(A...) q> { typedef R type; };
WS_SIGNATURE() WS_SIGNATURE(const) WS_SIGNATURE(noexcept) WS_SIGNATURE(const noexcept)
// What a functor of the device gives, or `D` if that is not known: from its declaration, or from what it says.
template <class D, class F, class = void> struct ws_said_result { typedef D type; };
template <class D, class F> struct ws_said_result<D, F, std::void_t<typename F::result_type>> { typedef typename F::result_type type; };
template <class D, class F, class = void> struct ws_device_result : ws_said_result<D, F> {};
template <class D, class F> struct ws_device_result<D, F, std::void_t<decltype(&F::operator())>> { typedef typename ws_signature<decltype(&F::operator())>::type type; };
template <bool Host, class D, class F, class... A> struct ws_result_of { typedef std::remove_cvref_t<std::invoke_result_t<F &, A...>> type; };
template <class D, class F, class... A> struct ws_result_of<false, D, F, A...> { typedef std::remove_cvref_t<typename ws_device_result<D, F>::type> type; };
template <class D, class F, class... A> using ws_gives_or = typename ws_result_of<ws_on_host<F, A...>::value, D, F, A...>::type;
template <class F, class A, class... B> using ws_gives = ws_gives_or<std::remove_cvref_t<A>, F, A, B...>;
// Values in the device's memory.
template <class T> struct ws_device_values {
  T *p;
  size_t n;
  explicit ws_device_values(size_t k) : p(nullptr), n(k) { if (k) ws_try(cudaMalloc((void **)&p, k * sizeof(T)), "temporary storage"); }
  explicit ws_device_values(ws_values<T> &v) : ws_device_values(v.n) { if (n) ws_try(cudaMemcpy((void *)p, (const void *)v.p, n * sizeof(T), cudaMemcpyHostToDevice), "temporary storage"); }
  ws_device_values(const ws_device_values &) = delete;
  ~ws_device_values() { if (p) cudaFree((void *)p); }
  void read(T *to) { if (n) ws_try(cudaMemcpy((void *)to, (const void *)p, n * sizeof(T), cudaMemcpyDeviceToHost), "kernel of an algorithm"); }
};
#define WS_EACH(n) (unsigned)(((n) + 255) / 256), 256
#define WS_INDEX size_t k = blockIdx.x * (size_t)256 + threadIdx.x
template <class R, class F> __global__ void ws_generate_kernel(R *to, size_t n, F f) { WS_INDEX; if (k < n) to[k] = f(); }
template <class R, class F, class A> __global__ void ws_map_kernel(R *to, size_t n, F f, A *a) { WS_INDEX; if (k < n) to[k] = f(a[k]); }
template <class R, class F, class A, class B> __global__ void ws_map_kernel(R *to, size_t n, F f, A *a, B *b) { WS_INDEX; if (k < n) to[k] = f(a[k], b[k]); }
template <class F, class A> __global__ void ws_each_kernel(size_t n, F f, A *a) { WS_INDEX; if (k < n) f(a[k]); }
template <class F, class... A> __global__ void ws_tuples_kernel(size_t n, F f, A *...a) {
  WS_INDEX;
  if (k < n) {
    tuple<A &...> t(a[k]...);
    f(t);
  }
}
template <class T, class F, class A> __global__ void ws_reduce_kernel(T *to, size_t n, F f, A *a) { T t = *to; for (size_t k = 0; k < n; ++k) t = f(t, a[k]); *to = t; }
template <class F, class A> __global__ void ws_scan_kernel(size_t n, F f, A *a) { for (size_t k = 1; k < n; ++k) a[k] = f(a[k - 1], a[k]); }
// Numbers of values in their order: merges of ever longer runs.
template <class F, class A> __global__ void ws_order_kernel(size_t *order, size_t *other, size_t n, F less, A *a) {
  for (size_t k = 0; k < n; ++k) order[k] = k;
  for (size_t w = 1; w < n; w *= 2) {
    for (size_t lo = 0; lo < n; lo += 2 * w) {
      size_t mid = lo + w < n ? lo + w : n, hi = lo + 2 * w < n ? lo + 2 * w : n, i = lo, j = mid;
      for (size_t k = lo; k < hi; ++k) {
        if (i < mid && (j >= hi || !less(a[order[j]], a[order[i]]))) other[k] = order[i++];
        else other[k] = order[j++];
      }
    }
    for (size_t k = 0; k < n; ++k) order[k] = other[k];
  }
}
// `f` of each value, or of each pair of values.
template <class R, class F, class A> ws_values<R> ws_map(F &f, ws_values<A> &a) {
  ws_values<R> r(a.n);
  if constexpr (ws_on_host<F, A &>::value) {
    for (size_t k = 0; k < a.n; ++k) ::new ((void *)(r.p + k)) R(f(a[k]));
  } else if (a.n) {
    ws_device_values<A> x(a);
    ws_device_values<R> to(a.n);
    ws_map_kernel<<<WS_EACH(a.n)>>>(to.p, a.n, f, x.p);
    to.read(r.p);
  }
  return r;
}
template <class R, class F, class A, class B> ws_values<R> ws_map(F &f, ws_values<A> &a, ws_values<B> &b) {
  ws_values<R> r(a.n);
  if constexpr (ws_on_host<F, A &, B &>::value) {
    for (size_t k = 0; k < a.n; ++k) ::new ((void *)(r.p + k)) R(f(a[k], b[k]));
  } else if (a.n) {
    ws_device_values<A> x(a);
    ws_device_values<B> y(b);
    ws_device_values<R> to(a.n);
    ws_map_kernel<<<WS_EACH(a.n)>>>(to.p, a.n, f, x.p, y.p);
    to.read(r.p);
  }
  return r;
}
template <class T, class F, class A> T ws_reduce(ws_values<A> &a, T t, F &f) {
  if constexpr (ws_on_host<F, T &, A &>::value) {
    for (size_t k = 0; k < a.n; ++k) t = f(t, a[k]);
  } else if (a.n) {
    ws_device_values<A> x(a);
    ws_values<T> one(1);
    ::new ((void *)one.p) T(t);
    ws_device_values<T> to(one);
    ws_reduce_kernel<<<1, 1>>>(to.p, a.n, f, x.p);
    to.read(one.p);
    t = one[0];
  }
  return t;
}
template <class F, class A> void ws_scan(ws_values<A> &a, F &f) {
  if constexpr (ws_on_host<F, A &, A &>::value) {
    for (size_t k = 1; k < a.n; ++k) a[k] = f(a[k - 1], a[k]);
  } else if (a.n) {
    ws_device_values<A> x(a);
    ws_scan_kernel<<<1, 1>>>(a.n, f, x.p);
    x.read(a.p);
  }
}
template <class F, class A> ws_values<size_t> ws_order(ws_values<A> &a, F &less) {
  ws_values<size_t> order(a.n);
  if constexpr (ws_on_host<F, A &, A &>::value) {
    for (size_t k = 0; k < a.n; ++k) order[k] = k;
    std::stable_sort(order.begin(), order.end(), [&](size_t x, size_t y) { return less(a[x], a[y]); });
  } else if (a.n) {
    ws_device_values<A> x(a);
    ws_device_values<size_t> to(a.n), other(a.n);
    ws_order_kernel<<<1, 1>>>(to.p, other.p, a.n, less, x.p);
    to.read(order.p);
  }
  return order;
}

// ---------------------------------------------------------------- iterators
#define WS_STEPS(name, member) \
  WS_HDM name operator+(ptrdiff_t n) const { name r = *this; r.member += n; return r; } \
  WS_HDM name operator-(ptrdiff_t n) const { name r = *this; r.member -= n; return r; } \
  WS_HDM name &operator+=(ptrdiff_t n) { member += n; return *this; } \
  WS_HDM name &operator++() { member += 1; return *this; } \
  WS_HDM name operator++(int) { name r = *this; member += 1; return r; } \
  WS_HDM name &operator--() { member -= 1; return *this; } \
  WS_HDM ptrdiff_t operator-(const name &o) const { return (ptrdiff_t)(member - o.member); } \
  WS_HDM bool operator==(const name &o) const { return member == o.member; } \
  WS_HDM bool operator!=(const name &o) const { return !(member == o.member); } \
  WS_HDM bool operator<(const name &o) const { return o - *this > 0; } \
  WS_HDM auto operator[](ptrdiff_t n) const -> decltype(**this) { return *(*this + n); }
#define WS_ITERATOR(V, R) \
  typedef V value_type; \
  typedef ptrdiff_t difference_type; \
  typedef void pointer; \
  typedef R reference; \
  typedef std::random_access_iterator_tag iterator_category;
template <class T, class... X> struct counting_iterator {
  WS_ITERATOR(T, T)
  T at;
  WS_HDM explicit counting_iterator(T t = T()) : at(t) {}
  WS_HDM T operator*() const { return at; }
  WS_STEPS(counting_iterator, at)
};
template <class T, class... X> struct constant_iterator {
  WS_ITERATOR(T, T)
  T value;
  ptrdiff_t at;
  WS_HDM explicit constant_iterator(T t = T(), ptrdiff_t i = 0) : value(t), at(i) {}
  WS_HDM T operator*() const { return value; }
  WS_STEPS(constant_iterator, at)
};
template <class... X> struct discard_iterator {
  struct Sink { template <class T> const Sink &operator=(const T &) const { return *this; } };
  WS_ITERATOR(int, Sink)
  ptrdiff_t at = 0;
  Sink operator*() const { return Sink(); }
  WS_STEPS(discard_iterator, at)
};
template <class F, class I, class... X> struct transform_iterator {
  typedef ws_gives<F, ws_value_of<I> &> ws_V;
  WS_ITERATOR(ws_V, ws_V)
  I at;
  F f;
  WS_HDM transform_iterator(I i, F g = F()) : at(i), f(g) {}
  WS_HDM ws_V operator*() const {
#ifdef __CUDA_ARCH__
    return f(*at);
#else
    auto v = ws_read(at, 1);
    F g = f;
    return ws_map<ws_V>(g, v)[0];
#endif
  }
  WS_STEPS(transform_iterator, at)
  transform_iterator &operator=(const transform_iterator &o) { at = o.at; return *this; }
  transform_iterator(const transform_iterator &) = default;
};
template <class F, class I, class... X> struct ws_range<transform_iterator<F, I, X...>> {
  typedef typename transform_iterator<F, I, X...>::value_type V;
  static void read(transform_iterator<F, I, X...> i, size_t n, V *to) {
    auto v = ws_read(i.at, n);
    auto r = ws_map<V>(i.f, v);
    for (size_t k = 0; k < n; ++k) ::new ((void *)(to + k)) V(r[k]);
  }
};
template <class F, class I> struct transform_output_iterator {
  WS_ITERATOR(ws_value_of<I>, void)
  I at;
  F f;
  transform_output_iterator(I i, F g) : at(i), f(g) {}
  int operator*() const { return 0; }
  WS_STEPS(transform_output_iterator, at)
};
template <class F, class I> struct ws_range<transform_output_iterator<F, I>> {
  template <class U> static transform_output_iterator<F, I> write(transform_output_iterator<F, I> i, size_t n, const U *from) {
    ws_values<ws_value_of<I>> v(n);
    for (size_t k = 0; k < n; ++k) ::new ((void *)(v.p + k)) ws_value_of<I>(i.f(from[k]));
    ws_write(i.at, n, v.p);
    return i + n;
  }
};
template <class I, class J, class... X> struct permutation_iterator {
  WS_ITERATOR(ws_value_of<I>, typename std::iterator_traits<I>::reference)
  I values;
  J at;
  permutation_iterator(I v, J j) : values(v), at(j) {}
  reference operator*() const { return *(values + (ptrdiff_t)(ws_value_of<J>)*at); }
  WS_STEPS(permutation_iterator, at)
};
template <class I, class J, class... X> struct ws_range<permutation_iterator<I, J, X...>> {
  typedef ws_value_of<I> V;
  static void read(permutation_iterator<I, J, X...> i, size_t n, V *to) {
    auto at = ws_read(i.at, n);
    for (size_t k = 0; k < n; ++k) ::new ((void *)(to + k)) V((V) * (i.values + (ptrdiff_t)at[k]));
  }
  template <class U> static permutation_iterator<I, J, X...> write(permutation_iterator<I, J, X...> i, size_t n, const U *from) {
    auto at = ws_read(i.at, n);
    for (size_t k = 0; k < n; ++k) *(i.values + (ptrdiff_t)at[k]) = from[k];
    return i + n;
  }
};
template <class I> struct reverse_iterator {
  WS_ITERATOR(ws_value_of<I>, typename std::iterator_traits<I>::reference)
  I i;
  explicit reverse_iterator(I j) : i(j) {}
  I base() const { return i; }
  reference operator*() const { I j = i; return *--j; }
  reverse_iterator operator+(ptrdiff_t n) const { return reverse_iterator(i - n); }
  reverse_iterator operator-(ptrdiff_t n) const { return reverse_iterator(i + n); }
  reverse_iterator &operator++() { --i; return *this; }
  reverse_iterator &operator+=(ptrdiff_t n) { i = i - n; return *this; }
  ptrdiff_t operator-(const reverse_iterator &o) const { return o.i - i; }
  bool operator==(const reverse_iterator &o) const { return i == o.i; }
  bool operator!=(const reverse_iterator &o) const { return i != o.i; }
};
template <class I> struct ws_range<reverse_iterator<I>> {
  typedef ws_value_of<I> V;
  static void read(reverse_iterator<I> r, size_t n, V *to) {
    ws_range<I>::read(r.i - n, n, to);
    std::reverse(to, to + n);
  }
  template <class U> static reverse_iterator<I> write(reverse_iterator<I> r, size_t n, const U *from) {
    ws_values<V> v(n);
    for (size_t k = 0; k < n; ++k) ::new ((void *)(v.p + k)) V(from[n - 1 - k]);
    ws_write(r.i - n, n, v.p);
    return r + n;
  }
};
template <class T> struct zip_iterator;
template <class... I> struct zip_iterator<tuple<I...>> {
  typedef tuple<ws_value_of<I>...> ws_V;
  WS_ITERATOR(ws_V, ws_V)
  tuple<I...> each;
  explicit zip_iterator(tuple<I...> t) : each(t) {}
  const tuple<I...> &get_iterator_tuple() const { return each; }
  typedef std::index_sequence_for<I...> ws_N;
  ws_V operator*() const { return ws_get(ws_N()); }
  zip_iterator operator+(ptrdiff_t n) const { return ws_add(n, ws_N()); }
  zip_iterator operator-(ptrdiff_t n) const { return ws_add(-n, ws_N()); }
  zip_iterator &operator++() { return *this = *this + 1; }
  zip_iterator &operator+=(ptrdiff_t n) { return *this = *this + n; }
  ptrdiff_t operator-(const zip_iterator &o) const { return std::get<0>(each) - std::get<0>(o.each); }
  bool operator==(const zip_iterator &o) const { return std::get<0>(each) == std::get<0>(o.each); }
  bool operator!=(const zip_iterator &o) const { return !(*this == o); }
private:
  template <size_t... K> ws_V ws_get(std::index_sequence<K...>) const { return ws_V((ws_value_of<I>)*std::get<K>(each)...); }
  template <size_t... K> zip_iterator ws_add(ptrdiff_t n, std::index_sequence<K...>) const { return zip_iterator(tuple<I...>(std::get<K>(each) + n...)); }
};
template <class... I> struct ws_range<zip_iterator<tuple<I...>>> {
  typedef zip_iterator<tuple<I...>> Z;
  typedef typename Z::value_type V;
  static void read(Z z, size_t n, V *to) { read(z, n, to, typename Z::ws_N()); }
  template <class U> static Z write(Z z, size_t n, const U *from) {
    write(z, n, from, typename Z::ws_N());
    return z + n;
  }
private:
  template <size_t... K> static void read(Z z, size_t n, V *to, std::index_sequence<K...>) {
    tuple<ws_values<ws_value_of<I>>...> v(ws_read(std::get<K>(z.each), n)...);
    for (size_t k = 0; k < n; ++k) ::new ((void *)(to + k)) V(std::get<K>(v)[k]...);
  }
  template <class U, size_t... K> static void write(Z z, size_t n, const U *from, std::index_sequence<K...>) {
    int order[] = {0, (part<K>(std::get<K>(z.each), n, from), 0)...};
    (void)order;
  }
  template <size_t K, class J, class U> static void part(J j, size_t n, const U *from) {
    ws_values<ws_value_of<J>> v(n);
    for (size_t k = 0; k < n; ++k) ::new ((void *)(v.p + k)) ws_value_of<J>(std::get<K>(from[k]));
    ws_write(j, n, v.p);
  }
};
template <class T> WS_HDM counting_iterator<T> make_counting_iterator(T t) { return counting_iterator<T>(t); }
template <class T> WS_HDM constant_iterator<T> make_constant_iterator(T t) { return constant_iterator<T>(t); }
static inline WS_ATTR_H discard_iterator<> make_discard_iterator() { return discard_iterator<>(); }
template <class I, class F> WS_HDM transform_iterator<F, I> make_transform_iterator(I i, F f) { return transform_iterator<F, I>(i, f); }
template <class I, class F> transform_output_iterator<F, I> make_transform_output_iterator(I i, F f) { return transform_output_iterator<F, I>(i, f); }
template <class I, class J> permutation_iterator<I, J> make_permutation_iterator(I i, J j) { return permutation_iterator<I, J>(i, j); }
template <class I> reverse_iterator<I> make_reverse_iterator(I i) { return reverse_iterator<I>(i); }
template <class... I> zip_iterator<tuple<I...>> make_zip_iterator(tuple<I...> t) { return zip_iterator<tuple<I...>>(t); }
template <class I, class... R> zip_iterator<tuple<I, R...>> make_zip_iterator(I i, R... r) { return zip_iterator<tuple<I, R...>>(tuple<I, R...>(i, r...)); }
template <class I> struct iterator_value { typedef ws_value_of<I> type; };
template <class I> using iterator_value_t = ws_value_of<I>;
template <class I> struct iterator_traits : std::iterator_traits<I> {};
template <class F> struct zip_function {
  F f;
  WS_HDM zip_function(F g) : f(g) {}
  template <class T> WS_HDM auto operator()(T &&t) const -> decltype(std::apply(f, t)) { return std::apply(f, t); }
};
template <class F> zip_function<F> make_zip_function(F f) { return zip_function<F>(f); }

// ---------------------------------------------------------------- vectors
template <class T, class A = std::allocator<T>> struct host_vector;
template <class T, class A = device_allocator<T>> struct device_vector {
  typedef T value_type;
  typedef size_t size_type;
  typedef ptrdiff_t difference_type;
  typedef device_ptr<T> pointer, iterator;
  typedef device_ptr<const T> const_pointer, const_iterator;
  typedef device_reference<T> reference;
  device_vector() {}
  explicit device_vector(size_t n, const T &t = T()) { resize(n, t); }
  device_vector(const device_vector &o) { ws_take(o.begin(), o.size()); }
  device_vector(device_vector &&o) noexcept { swap(o); }
  template <class B> device_vector(const host_vector<T, B> &o) { ws_take(o.begin(), o.size()); }
  template <class U, class B> device_vector(const std::vector<U, B> &o) { ws_take(o.begin(), o.size()); }
  template <class U, class B> device_vector(const device_vector<U, B> &o) { ws_take(o.begin(), o.size()); }
  device_vector(std::initializer_list<T> l) { ws_take(l.begin(), l.size()); }
  template <class I, class = std::ws_if_iterator<I>> device_vector(I a, I b) { ws_take(a, b - a); }
  ~device_vector() { if (ws_p) cudaFree((void *)ws_p); }
  device_vector &operator=(const device_vector &o) { if (this != &o) ws_take(o.begin(), o.size()); return *this; }
  device_vector &operator=(device_vector &&o) noexcept { swap(o); return *this; }
  template <class V, class = decltype(std::declval<const V &>().begin())> device_vector &operator=(const V &o) { ws_take(o.begin(), o.size()); return *this; }
  iterator begin() { return iterator(ws_p); }
  iterator end() { return iterator(ws_p + ws_n); }
  const_iterator begin() const { return const_iterator(ws_p); }
  const_iterator end() const { return const_iterator(ws_p + ws_n); }
  const_iterator cbegin() const { return begin(); }
  const_iterator cend() const { return end(); }
  thrust::reverse_iterator<iterator> rbegin() { return thrust::reverse_iterator<iterator>(end()); }
  thrust::reverse_iterator<iterator> rend() { return thrust::reverse_iterator<iterator>(begin()); }
  pointer data() { return pointer(ws_p); }
  const_pointer data() const { return const_pointer(ws_p); }
  reference operator[](size_t i) { return reference(ws_p + i); }
  T operator[](size_t i) const { return device_reference<const T>(ws_p + i); }
  reference front() { return (*this)[0]; }
  reference back() { return (*this)[ws_n - 1]; }
  T front() const { return (*this)[0]; }
  T back() const { return (*this)[ws_n - 1]; }
  size_t size() const { return ws_n; }
  size_t capacity() const { return ws_room; }
  bool empty() const { return ws_n == 0; }
  void reserve(size_t n) { if (n > ws_room) ws_move_to(n); }
  void shrink_to_fit() { if (ws_room > ws_n) ws_move_to(ws_n); }
  void clear() { ws_n = 0; }
  void resize(size_t n, const T &t = T()) {
    size_t was = ws_n;
    if (n > ws_room) ws_move_to(n > 2 * ws_room ? n : 2 * ws_room);
    ws_n = n;
    if (n <= was) return;
    ws_values<T> v(n - was);
    for (T &x : v) ::new ((void *)&x) T(t);
    ws_write(begin() + was, n - was, v.p);
  }
  void push_back(const T &t) { resize(ws_n + 1, t); }
  void pop_back() { --ws_n; }
  void assign(size_t n, const T &t) { clear(); resize(n, t); }
  template <class I, class = std::ws_if_iterator<I>> void assign(I a, I b) { ws_take(a, b - a); }
  iterator erase(iterator a, iterator b) {
    size_t at = a - begin(), end_at = b - begin();
    auto v = ws_read(begin() + end_at, ws_n - end_at);
    ws_write(begin() + at, v.n, v.p);
    ws_n = at + v.n;
    return begin() + at;
  }
  iterator erase(iterator a) { return erase(a, a + 1); }
  template <class I, class = std::ws_if_iterator<I>> void insert(iterator at, I a, I b) {
    size_t i = at - begin(), n = b - a;
    auto more = ws_read(a, n);
    auto rest = ws_read(begin() + i, ws_n - i);
    resize(ws_n + n);
    ws_write(begin() + i, n, more.p);
    ws_write(begin() + i + n, rest.n, rest.p);
  }
  iterator insert(iterator at, const T &t) {
    size_t i = at - begin();
    insert(at, &t, &t + 1);
    return begin() + i;
  }
  void swap(device_vector &o) {
    std::swap(ws_p, o.ws_p);
    std::swap(ws_n, o.ws_n);
    std::swap(ws_room, o.ws_room);
  }
  friend void swap(device_vector &a, device_vector &b) { a.swap(b); }
  bool operator==(const device_vector &o) const {
    if (ws_n != o.ws_n) return false;
    auto a = ws_read(begin(), ws_n), b = ws_read(o.begin(), ws_n);
    return std::equal(a.begin(), a.end(), b.begin());
  }
  bool operator!=(const device_vector &o) const { return !(*this == o); }
private:
  T *ws_p = nullptr;
  size_t ws_n = 0, ws_room = 0;
  void ws_move_to(size_t n) {
    T *p = n ? device_malloc<T>(n).get() : nullptr;
    if (ws_n) ws_try(cudaMemcpy((void *)p, (const void *)ws_p, ws_n * sizeof(T), cudaMemcpyDeviceToDevice), "device_vector");
    if (ws_p) cudaFree((void *)ws_p);
    ws_p = p;
    ws_room = n;
  }
  template <class I> void ws_take(I a, size_t n) {
    auto v = ws_read(a, n);
    if (n > ws_room) {
      ws_n = 0;
      ws_move_to(n);
    }
    ws_n = n;
    ws_write(begin(), n, v.p);
  }
};
template <class T, class A> struct host_vector : std::vector<T, std::allocator<T>> {
  typedef std::vector<T, std::allocator<T>> ws_base;
  using ws_base::ws_base;
  host_vector() {}
  host_vector(const host_vector &) = default;
  host_vector(host_vector &&) = default;
  host_vector &operator=(const host_vector &) = default;
  host_vector &operator=(host_vector &&) = default;
  host_vector(const ws_base &o) : ws_base(o) {}
  template <class U, class B> host_vector(const device_vector<U, B> &o) { ws_take(o); }
  template <class U, class B> host_vector &operator=(const device_vector<U, B> &o) { ws_take(o); return *this; }
  template <class U> host_vector(device_ptr<U> a, device_ptr<U> b) {
    auto v = ws_read(a, b - a);
    this->assign(v.begin(), v.end());
  }
private:
  template <class V> void ws_take(const V &o) {
    auto v = ws_read(o.begin(), o.size());
    this->assign(v.begin(), v.end());
  }
};
template <class T, class A = device_allocator<T>> struct universal_vector : device_vector<T, A> {
  using device_vector<T, A>::device_vector;
  using device_vector<T, A>::operator=;
  universal_vector() {}
};
} // namespace thrust
} // extern "C++"
