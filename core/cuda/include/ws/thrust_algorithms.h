// Thrust's algorithms, computed on the host: ranges are read, the work is done by the standard library, results are written.
#pragma once
#include "ws/thrust_types.h"
extern "C++" {
namespace thrust {
template <class I> using ws_V = ws_value_of<I>;
// What an output takes; `D` where that is anything.
template <class O, class D> using ws_sink_V = std::conditional_t<std::is_void<ws_V<O>>::value || __is_base_of(discard_iterator<>, O), D, ws_V<O>>;
// Reads a range, changes it, and writes it back.
template <class I, class F> void ws_change(I a, I b, F f) {
  size_t n = b - a;
  auto v = ws_read(a, n);
  f(v.begin(), v.end());
  ws_write(a, n, v.p);
}
template <class I> ptrdiff_t distance(I a, I b) { return b - a; }
template <class I, class N> void advance(I &i, N n) { i = i + n; }
template <class I> I next(I i, ptrdiff_t n = 1) { return i + n; }
template <class I> I prev(I i, ptrdiff_t n = 1) { return i - n; }

// ---------------------------------------------------------------- filling and copying
template <class I, class N, class T> I fill_n(I a, N n, const T &t) {
  ws_values<ws_V<I>> v(n);
  for (auto &x : v) ::new ((void *)&x) ws_V<I>(t);
  return ws_write(a, n, v.p);
}
template <class I, class T> void fill(I a, I b, const T &t) { thrust::fill_n(a, b - a, t); }
template <class I, class T> void uninitialized_fill(I a, I b, const T &t) { thrust::fill_n(a, b - a, t); }
template <class I, class N, class T> I uninitialized_fill_n(I a, N n, const T &t) { return thrust::fill_n(a, n, t); }
template <class I, class F> void tabulate(I a, I b, F f) {
  ws_values<ptrdiff_t> v(b - a);
  for (size_t k = 0; k < v.n; ++k) v[k] = (ptrdiff_t)k;
  ws_write(a, v.n, ws_map<ws_V<I>>(f, v).p);
}
template <class I, class T, class S> void sequence(I a, I b, T first, S step) {
  thrust::tabulate(a, b, [=](ptrdiff_t k) { return (ws_V<I>)(first + step * (ws_V<I>)k); });
}
template <class I, class T> void sequence(I a, I b, T first) { thrust::sequence(a, b, first, (ws_V<I>)1); }
template <class I> void sequence(I a, I b) { thrust::sequence(a, b, (ws_V<I>)0, (ws_V<I>)1); }
template <class I, class G> void generate(I a, I b, G g) {
  ws_values<ws_V<I>> v(b - a);
  if constexpr (ws_on_host<G>::value) {
    for (auto &x : v) ::new ((void *)&x) ws_V<I>(g());
  } else if (v.n) {
    ws_device_values<ws_V<I>> to(v.n);
    ws_generate_kernel<<<WS_EACH(v.n)>>>(to.p, v.n, g);
    to.read(v.p);
  }
  ws_write(a, v.n, v.p);
}
template <class I, class N, class G> I generate_n(I a, N n, G g) {
  thrust::generate(a, a + n, g);
  return a + n;
}
template <class I, class N, class O> O copy_n(I a, N n, O to) {
  auto v = ws_read(a, n);
  return ws_write(to, n, v.p);
}
template <class I, class O> O copy(I a, I b, O to) { return thrust::copy_n(a, b - a, to); }
template <class I, class O> O uninitialized_copy(I a, I b, O to) { return thrust::copy_n(a, b - a, to); }
template <class I, class J> J swap_ranges(I a, I b, J c) {
  size_t n = b - a;
  auto v = ws_read(a, n);
  auto w = ws_read(c, n);
  ws_write(a, n, w.p);
  return ws_write(c, n, v.p);
}
template <class I> void reverse(I a, I b) { ws_change(a, b, [](ws_V<I> *x, ws_V<I> *y) { std::reverse(x, y); }); }
template <class I, class O> O reverse_copy(I a, I b, O to) {
  auto v = ws_read(a, b - a);
  std::reverse(v.begin(), v.end());
  return ws_write(to, v.n, v.p);
}
template <class I, class J, class O> O gather(I a, I b, J from, O to) { return thrust::copy_n(permutation_iterator<J, I>(from, a), b - a, to); }
template <class I, class S, class J, class O, class P> O gather_if(I a, I b, S stencil, J from, O to, P p) {
  auto at = ws_read(a, b - a);
  auto s = ws_read(stencil, at.n);
  for (size_t k = 0; k < at.n; ++k) if (p(s[k])) *(to + k) = (ws_V<J>)*(from + (ptrdiff_t)at[k]);
  return to + at.n;
}
template <class I, class S, class J, class O> O gather_if(I a, I b, S stencil, J from, O to) { return thrust::gather_if(a, b, stencil, from, to, identity<ws_V<S>>()); }
template <class I, class J, class O> void scatter(I a, I b, J map, O to) {
  auto v = ws_read(a, b - a);
  ws_write(permutation_iterator<O, J>(to, map), v.n, v.p);
}
template <class I, class J, class S, class O, class P> void scatter_if(I a, I b, J map, S stencil, O to, P p) {
  auto v = ws_read(a, b - a);
  auto at = ws_read(map, v.n);
  auto s = ws_read(stencil, v.n);
  for (size_t k = 0; k < v.n; ++k) if (p(s[k])) *(to + (ptrdiff_t)at[k]) = v[k];
}
template <class I, class J, class S, class O> void scatter_if(I a, I b, J map, S stencil, O to) { thrust::scatter_if(a, b, map, stencil, to, identity<ws_V<S>>()); }

// ---------------------------------------------------------------- one value at a time
// Writes back only where values may have changed.
template <class I> struct ws_writable : std::bool_constant<std::is_lvalue_reference<typename std::iterator_traits<I>::reference>::value && !__is_const(std::remove_reference_t<typename std::iterator_traits<I>::reference>)> {};
template <class T> struct ws_writable<device_ptr<T>> : std::bool_constant<!__is_const(T)> {};
template <class I, class J, class... X> struct ws_writable<permutation_iterator<I, J, X...>> : ws_writable<I> {};
template <class I> struct ws_writable<reverse_iterator<I>> : ws_writable<I> {};
// The values of a range that a function may change; those changed are written back.
template <class I> struct ws_open {
  I at;
  ws_values<ws_V<I>> v, before;
  ws_open(I i, size_t n) : at(i), v(ws_read(i, n)), before(ws_writable<I>::value ? n : 0) {
    for (size_t k = 0; k < before.n; ++k) ::new ((void *)(before.p + k)) ws_V<I>(v[k]);
  }
  ws_V<I> &operator[](size_t k) { return v[k]; }
  void close() {
    if constexpr (ws_writable<I>::value) if (memcmp((const void *)v.p, (const void *)before.p, v.n * sizeof(ws_V<I>))) ws_write(at, v.n, v.p);
  }
};
// A tuple of references, so that functions change what each iterator points to.
template <class... I> struct ws_open<zip_iterator<tuple<I...>>> {
  tuple<ws_open<I>...> each;
  typedef std::index_sequence_for<I...> N;
  ws_open(zip_iterator<tuple<I...>> z, size_t n) : ws_open(z, n, N()) {}
  auto operator[](size_t k) { return get(k, N()); }
  void close() { close(N()); }
private:
  template <size_t... K> ws_open(zip_iterator<tuple<I...>> &z, size_t n, std::index_sequence<K...>) : each(ws_open<I>(std::get<K>(z.each), n)...) {}
  template <size_t... K> auto get(size_t k, std::index_sequence<K...>) { return tuple<decltype(std::get<K>(each)[k])...>(std::get<K>(each)[k]...); }
  template <size_t... K> void close(std::index_sequence<K...>) {
    int order[] = {0, (std::get<K>(each).close(), 0)...};
    (void)order;
  }
};
// The same for a kernel. What lies on the device is used where it is.
template <class I> struct ws_lent {
  I at;
  ws_values<ws_V<I>> v;
  ws_device_values<ws_V<I>> device;
  ws_lent(I i, size_t n) : at(i), v(ws_read(i, n)), device(v) {}
  ws_V<I> *get() { return device.p; }
  void close() {
    if constexpr (ws_writable<I>::value) {
      device.read(v.p);
      ws_write(at, v.n, v.p);
    }
  }
};
template <class T> struct ws_lent<device_ptr<T>> {
  T *p;
  ws_lent(device_ptr<T> i, size_t) : p(i.get()) {}
  T *get() { return p; }
  void close() {}
};
template <class I, class F> struct ws_each {
  static void on_device(I a, size_t n, F &f) {
    ws_lent<I> x(a, n);
    ws_each_kernel<<<WS_EACH(n)>>>(n, f, x.get());
    x.close();
  }
  typedef ws_on_host<F, ws_V<I> &> host;
};
template <class... I, class F> struct ws_each<zip_iterator<tuple<I...>>, F> {
  static void on_device(zip_iterator<tuple<I...>> a, size_t n, F &f) { run(a, n, f, std::index_sequence_for<I...>()); }
  typedef tuple<decltype(std::declval<ws_open<I> &>()[0])...> Row;
  typedef ws_on_host<F, Row &> host;
private:
  template <size_t... K> static void run(zip_iterator<tuple<I...>> &a, size_t n, F &f, std::index_sequence<K...>) { lend(n, f, ws_lent<I>(std::get<K>(a.each), n)...); }
  template <class... L> static void lend(size_t n, F &f, L &&...l) {
    ws_tuples_kernel<<<WS_EACH(n)>>>(n, f, l.get()...);
    int order[] = {0, (l.close(), 0)...};
    (void)order;
  }
};
template <class I, class N, class F> I for_each_n(I a, N n, F f) {
  if constexpr (ws_each<I, F>::host::value) {
    ws_open<I> v(a, n);
    for (size_t k = 0; k < (size_t)n; ++k) {
      auto &&x = v[k];
      f(x);
    }
    v.close();
  } else if (n > 0) {
    ws_each<I, F>::on_device(a, n, f);
    ws_try(cudaGetLastError(), "for_each");
  }
  return a + n;
}
template <class I, class F> I for_each(I a, I b, F f) { return thrust::for_each_n(a, b - a, f); }
template <class I, class O, class F> O transform(I a, I b, O to, F f) {
  auto v = ws_read(a, b - a);
  return ws_write(to, v.n, ws_map<ws_gives_or<ws_sink_V<O, ws_V<I>>, F, ws_V<I> &>>(f, v).p);
}
template <class I, class J, class O, class F> O transform(I a, I b, J c, O to, F f) {
  auto v = ws_read(a, b - a);
  auto w = ws_read(c, v.n);
  return ws_write(to, v.n, ws_map<ws_gives_or<ws_sink_V<O, ws_V<I>>, F, ws_V<I> &, ws_V<J> &>>(f, v, w).p);
}
template <class I, class S, class O, class F, class P> O transform_if(I a, I b, S stencil, O to, F f, P p) {
  auto v = ws_read(a, b - a);
  auto s = ws_read(stencil, v.n);
  auto yes = ws_map<bool>(p, s);
  auto r = ws_map<ws_gives_or<ws_sink_V<O, ws_V<I>>, F, ws_V<I> &>>(f, v);
  for (size_t k = 0; k < v.n; ++k) if (yes[k]) *(to + k) = r[k];
  return to + v.n;
}
template <class I, class O, class F, class P> O transform_if(I a, I b, O to, F f, P p) {
  return thrust::transform_if(a, b, a, to, f, p);
}
template <class I, class S, class P, class T> void replace_if(I a, I b, S stencil, P p, const T &t) {
  auto s = ws_read(stencil, b - a);
  auto yes = ws_map<bool>(p, s);
  ws_change(a, b, [&](ws_V<I> *x, ws_V<I> *y) { for (size_t k = 0; x + k != y; ++k) if (yes[k]) x[k] = t; });
}
template <class I, class P, class T> void replace_if(I a, I b, P p, const T &t) { thrust::replace_if(a, b, a, p, t); }
template <class I, class O, class P, class T> O replace_copy_if(I a, I b, O to, P p, const T &t) {
  auto v = ws_read(a, b - a);
  auto yes = ws_map<bool>(p, v);
  for (size_t k = 0; k < v.n; ++k) if (yes[k]) v[k] = t;
  return ws_write(to, v.n, v.p);
}
template <class I, class T> void replace(I a, I b, const T &was, const T &t) { ws_change(a, b, [&](ws_V<I> *x, ws_V<I> *y) { std::replace(x, y, (ws_V<I>)was, (ws_V<I>)t); }); }
template <class I, class O, class F> O adjacent_difference(I a, I b, O to, F f) {
  auto v = ws_read(a, b - a);
  if (v.n == 0) return to;
  auto next = ws_read(a + 1, v.n - 1);
  auto r = ws_map<ws_V<I>>(f, next, v);
  to = ws_write(to, 1, v.p);
  return ws_write(to, r.n, r.p);
}
template <class I, class O> O adjacent_difference(I a, I b, O to) { return thrust::adjacent_difference(a, b, to, minus<ws_V<I>>()); }

// ---------------------------------------------------------------- reductions and searches
template <class I, class T, class F> T reduce(I a, I b, T t, F f) {
  auto v = ws_read(a, b - a);
  return ws_reduce(v, t, f);
}
template <class I, class T> T reduce(I a, I b, T t) { return thrust::reduce(a, b, t, plus<T>()); }
template <class I> ws_V<I> reduce(I a, I b) { return thrust::reduce(a, b, ws_V<I>(), plus<ws_V<I>>()); }
template <class I, class G, class T, class F> T transform_reduce(I a, I b, G g, T t, F f) {
  auto v = ws_read(a, b - a);
  auto r = ws_map<ws_gives_or<T, G, ws_V<I> &>>(g, v);
  return ws_reduce(r, t, f);
}
template <class I, class J, class T, class F, class G> T inner_product(I a, I b, J c, T t, F f, G g) {
  auto v = ws_read(a, b - a);
  auto w = ws_read(c, v.n);
  auto r = ws_map<ws_gives_or<T, G, ws_V<I> &, ws_V<J> &>>(g, v, w);
  return ws_reduce(r, t, f);
}
template <class I, class J, class T> T inner_product(I a, I b, J c, T t) { return thrust::inner_product(a, b, c, t, plus<T>(), multiplies<T>()); }
template <class I, class P> ptrdiff_t count_if(I a, I b, P p) {
  ptrdiff_t n = 0;
  auto v = ws_read(a, b - a);
  for (bool yes : ws_map<bool>(p, v)) n += yes;
  return n;
}
template <class I, class T> ptrdiff_t count(I a, I b, const T &t) { return thrust::count_if(a, b, [&](const ws_V<I> &x) { return x == t; }); }
template <class I, class P> I find_if(I a, I b, P p) {
  auto v = ws_read(a, b - a);
  auto yes = ws_map<bool>(p, v);
  return a + (std::find(yes.begin(), yes.end(), true) - yes.begin());
}
template <class I, class P> I find_if_not(I a, I b, P p) {
  auto v = ws_read(a, b - a);
  auto yes = ws_map<bool>(p, v);
  return a + (std::find(yes.begin(), yes.end(), false) - yes.begin());
}
template <class I, class T> I find(I a, I b, const T &t) { return thrust::find_if(a, b, [&](const ws_V<I> &x) { return x == t; }); }
template <class I, class P> bool any_of(I a, I b, P p) { return thrust::count_if(a, b, p) != 0; }
template <class I, class P> bool none_of(I a, I b, P p) { return thrust::count_if(a, b, p) == 0; }
template <class I, class P> bool all_of(I a, I b, P p) { return thrust::count_if(a, b, p) == b - a; }
template <class I, class L> I max_element(I a, I b, L less) {
  auto v = ws_read(a, b - a);
  if constexpr (ws_on_host<L, ws_V<I> &, ws_V<I> &>::value) {
    return a + (std::max_element(v.begin(), v.end(), less) - v.begin());
  } else {
    // The first of those that nothing is above.
    auto order = ws_order(v, less);
    auto greatest = ws_values<ws_V<I>>(v.n);
    for (size_t k = 0; k < v.n; ++k) ::new ((void *)(greatest.p + k)) ws_V<I>(v[order[v.n - 1]]);
    auto below = ws_map<bool>(less, v, greatest);
    return a + (std::find(below.begin(), below.end(), false) - below.begin());
  }
}
template <class I, class L> I min_element(I a, I b, L less) {
  auto v = ws_read(a, b - a);
  if constexpr (ws_on_host<L, ws_V<I> &, ws_V<I> &>::value) return a + (std::min_element(v.begin(), v.end(), less) - v.begin());
  else return v.n ? a + ws_order(v, less)[0] : a;
}
template <class I> I max_element(I a, I b) { return thrust::max_element(a, b, std::ws_less_than()); }
template <class I> I min_element(I a, I b) { return thrust::min_element(a, b, std::ws_less_than()); }
template <class I, class L> pair<I, I> minmax_element(I a, I b, L less) { return pair<I, I>(thrust::min_element(a, b, less), thrust::max_element(a, b, less)); }
template <class I> pair<I, I> minmax_element(I a, I b) { return pair<I, I>(thrust::min_element(a, b), thrust::max_element(a, b)); }
template <class I, class J, class P> bool equal(I a, I b, J c, P p) {
  auto v = ws_read(a, b - a);
  auto w = ws_read(c, v.n);
  auto same = ws_map<bool>(p, v, w);
  return std::find(same.begin(), same.end(), false) == same.end();
}
template <class I, class J> bool equal(I a, I b, J c) { return thrust::equal(a, b, c, std::ws_equals()); }
template <class I, class J> pair<I, J> mismatch(I a, I b, J c) {
  auto v = ws_read(a, b - a);
  auto w = ws_read(c, v.n);
  ptrdiff_t n = std::mismatch(v.begin(), v.end(), w.begin()).first - v.begin();
  return pair<I, J>(a + n, c + n);
}
template <class I, class L> bool is_sorted(I a, I b, L less) {
  auto v = ws_read(a, b - a);
  return std::is_sorted(v.begin(), v.end(), less);
}
template <class I> bool is_sorted(I a, I b) { return thrust::is_sorted(a, b, std::ws_less_than()); }
template <class I, class T, class L> I ws_bound(I a, I b, const T &t, L less, bool upper) {
  auto v = ws_read(a, b - a);
  return a + ((upper ? std::upper_bound(v.begin(), v.end(), (ws_V<I>)t, less) : std::lower_bound(v.begin(), v.end(), (ws_V<I>)t, less)) - v.begin());
}
// Of one value, or of each of a range.
template <class I, class T> I lower_bound(I a, I b, const T &t) { return thrust::ws_bound(a, b, t, std::ws_less_than(), false); }
template <class I, class T> I upper_bound(I a, I b, const T &t) { return thrust::ws_bound(a, b, t, std::ws_less_than(), true); }
template <class I, class T> bool binary_search(I a, I b, const T &t) { return thrust::ws_bound(a, b, t, std::ws_less_than(), false) != thrust::ws_bound(a, b, t, std::ws_less_than(), true); }
#define WS_BOUNDS(name, e) \
  template <class I, class J, class O> O name(I a, I b, J c, J d, O to) { \
    auto v = ws_read(a, b - a); \
    return thrust::transform(c, d, to, [&](const ws_V<J> &x) { return e; }); \
  }
WS_BOUNDS(lower_bound, std::lower_bound(v.begin(), v.end(), x) - v.begin()) WS_BOUNDS(upper_bound, std::upper_bound(v.begin(), v.end(), x) - v.begin())
WS_BOUNDS(binary_search, std::binary_search(v.begin(), v.end(), x))

// ---------------------------------------------------------------- sorts and merges
template <class I, class L> void stable_sort(I a, I b, L less) {
  if constexpr (ws_on_host<L, ws_V<I> &, ws_V<I> &>::value) {
    ws_change(a, b, [&](ws_V<I> *x, ws_V<I> *y) { std::stable_sort(x, y, less); });
  } else {
    auto v = ws_read(a, b - a);
    auto order = ws_order(v, less);
    ws_values<ws_V<I>> r(v.n);
    for (size_t k = 0; k < v.n; ++k) ::new ((void *)(r.p + k)) ws_V<I>(v[order[k]]);
    ws_write(a, r.n, r.p);
  }
}
template <class I, class L> void sort(I a, I b, L less) { thrust::stable_sort(a, b, less); }
template <class I> void sort(I a, I b) { thrust::stable_sort(a, b, std::ws_less_than()); }
template <class I> void stable_sort(I a, I b) { thrust::stable_sort(a, b, std::ws_less_than()); }
template <class I, class J, class L> void stable_sort_by_key(I a, I b, J c, L less) {
  size_t n = b - a;
  auto keys = ws_read(a, n);
  auto values = ws_read(c, n);
  auto order = ws_order(keys, less);
  ws_values<ws_V<I>> k2(n);
  ws_values<ws_V<J>> v2(n);
  for (size_t k = 0; k < n; ++k) {
    ::new ((void *)(k2.p + k)) ws_V<I>(keys[order[k]]);
    ::new ((void *)(v2.p + k)) ws_V<J>(values[order[k]]);
  }
  ws_write(a, n, k2.p);
  ws_write(c, n, v2.p);
}
template <class I, class J, class L> void sort_by_key(I a, I b, J c, L less) { thrust::stable_sort_by_key(a, b, c, less); }
template <class I, class J> void sort_by_key(I a, I b, J c) { thrust::stable_sort_by_key(a, b, c, std::ws_less_than()); }
template <class I, class J> void stable_sort_by_key(I a, I b, J c) { thrust::stable_sort_by_key(a, b, c, std::ws_less_than()); }
#define WS_MERGE(name) \
  template <class I, class J, class O, class L> O name(I a, I b, J c, J d, O to, L less) { \
    auto v = ws_read(a, b - a); \
    auto w = ws_read(c, d - c); \
    ws_values<ws_V<I>> r(v.n + w.n); \
    size_t n = std::name(v.begin(), v.end(), w.begin(), w.end(), r.p, less) - r.p; \
    return ws_write(to, n, r.p); \
  } \
  template <class I, class J, class O> O name(I a, I b, J c, J d, O to) { return thrust::name(a, b, c, d, to, std::ws_less_than()); }
WS_MERGE(merge) WS_MERGE(set_union) WS_MERGE(set_intersection) WS_MERGE(set_difference) WS_MERGE(set_symmetric_difference)

// ---------------------------------------------------------------- scans
template <class I, class O, class F> O inclusive_scan(I a, I b, O to, F f) {
  auto v = ws_read(a, b - a);
  ws_scan(v, f);
  return ws_write(to, v.n, v.p);
}
template <class I, class O, class T, class F> O inclusive_scan(I a, I b, O to, T t, F f) {
  auto v = ws_read(a, b - a);
  ws_values<T> r(v.n + 1);
  ::new ((void *)r.p) T(t);
  for (size_t k = 0; k < v.n; ++k) ::new ((void *)(r.p + k + 1)) T(v[k]);
  ws_scan(r, f);
  return ws_write(to, v.n, r.p + 1);
}
template <class I, class O> O inclusive_scan(I a, I b, O to) { return thrust::inclusive_scan(a, b, to, plus<ws_V<I>>()); }
template <class I, class O, class T, class F> O exclusive_scan(I a, I b, O to, T t, F f) {
  auto v = ws_read(a, b - a);
  ws_values<T> r(v.n + 1);
  ::new ((void *)r.p) T(t);
  for (size_t k = 0; k < v.n; ++k) ::new ((void *)(r.p + k + 1)) T(v[k]);
  ws_scan(r, f);
  return ws_write(to, v.n, r.p);
}
template <class I, class O, class T> O exclusive_scan(I a, I b, O to, T t) { return thrust::exclusive_scan(a, b, to, t, plus<T>()); }
template <class I, class O> O exclusive_scan(I a, I b, O to) { return thrust::exclusive_scan(a, b, to, ws_V<I>(), plus<ws_V<I>>()); }
template <class I, class O, class G, class F> O transform_inclusive_scan(I a, I b, O to, G g, F f) { return thrust::inclusive_scan(transform_iterator<G, I>(a, g), transform_iterator<G, I>(b, g), to, f); }
template <class I, class O, class G, class T, class F> O transform_exclusive_scan(I a, I b, O to, G g, T t, F f) { return thrust::exclusive_scan(transform_iterator<G, I>(a, g), transform_iterator<G, I>(b, g), to, t, f); }
template <class I, class J, class O, class P, class F> O inclusive_scan_by_key(I a, I b, J c, O to, P same, F f) {
  auto keys = ws_read(a, b - a);
  auto v = ws_read(c, keys.n);
  for (size_t k = 1; k < v.n; ++k) if (same(keys[k - 1], keys[k])) v[k] = f(v[k - 1], v[k]);
  return ws_write(to, v.n, v.p);
}
template <class I, class J, class O> O inclusive_scan_by_key(I a, I b, J c, O to) { return thrust::inclusive_scan_by_key(a, b, c, to, std::ws_equals(), plus<ws_V<J>>()); }
template <class I, class J, class O, class T, class P, class F> O exclusive_scan_by_key(I a, I b, J c, O to, T t, P same, F f) {
  auto keys = ws_read(a, b - a);
  auto v = ws_read(c, keys.n);
  T sum = t;
  for (size_t k = 0; k < v.n; ++k) {
    if (k && !same(keys[k - 1], keys[k])) sum = t;
    T next = f(sum, v[k]);
    v[k] = sum;
    sum = next;
  }
  return ws_write(to, v.n, v.p);
}
template <class I, class J, class O, class T> O exclusive_scan_by_key(I a, I b, J c, O to, T t) { return thrust::exclusive_scan_by_key(a, b, c, to, t, std::ws_equals(), plus<T>()); }
template <class I, class J, class O> O exclusive_scan_by_key(I a, I b, J c, O to) { return thrust::exclusive_scan_by_key(a, b, c, to, ws_V<J>()); }
template <class I, class J, class K, class O, class P, class F> pair<K, O> reduce_by_key(I a, I b, J c, K keys_to, O to, P same, F f) {
  auto keys = ws_read(a, b - a);
  auto v = ws_read(c, keys.n);
  size_t n = 0;
  for (size_t k = 0; k < v.n; ++k) {
    if (n && same(keys[n - 1], keys[k])) {
      v[n - 1] = f(v[n - 1], v[k]);
    } else {
      keys[n] = keys[k];
      v[n++] = v[k];
    }
  }
  return pair<K, O>(ws_write(keys_to, n, keys.p), ws_write(to, n, v.p));
}
template <class I, class J, class K, class O, class P> pair<K, O> reduce_by_key(I a, I b, J c, K keys_to, O to, P same) { return thrust::reduce_by_key(a, b, c, keys_to, to, same, plus<ws_V<J>>()); }
template <class I, class J, class K, class O> pair<K, O> reduce_by_key(I a, I b, J c, K keys_to, O to) { return thrust::reduce_by_key(a, b, c, keys_to, to, std::ws_equals(), plus<ws_V<J>>()); }

// ---------------------------------------------------------------- selections
template <class I, class S, class O, class P> O copy_if(I a, I b, S stencil, O to, P p) {
  auto v = ws_read(a, b - a);
  auto s = ws_read(stencil, v.n);
  auto yes = ws_map<bool>(p, s);
  size_t n = 0;
  for (size_t k = 0; k < v.n; ++k) if (yes[k]) v[n++] = v[k];
  return ws_write(to, n, v.p);
}
template <class I, class O, class P> O copy_if(I a, I b, O to, P p) { return thrust::copy_if(a, b, a, to, p); }
template <class I, class S, class O, class P> O remove_copy_if(I a, I b, S stencil, O to, P p) {
  auto v = ws_read(a, b - a);
  auto s = ws_read(stencil, v.n);
  auto yes = ws_map<bool>(p, s);
  size_t n = 0;
  for (size_t k = 0; k < v.n; ++k) if (!yes[k]) v[n++] = v[k];
  return ws_write(to, n, v.p);
}
template <class I, class O, class P> O remove_copy_if(I a, I b, O to, P p) { return thrust::remove_copy_if(a, b, a, to, p); }
template <class I, class P> I remove_if(I a, I b, P p) { return thrust::remove_copy_if(a, b, a, p); }
template <class I, class S, class P> I remove_if(I a, I b, S stencil, P p) { return thrust::remove_copy_if(a, b, stencil, a, p); }
template <class I, class T> I remove(I a, I b, const T &t) { return thrust::remove_copy_if(a, b, a, [&](const ws_V<I> &x) { return x == t; }); }
template <class I, class O, class T> O remove_copy(I a, I b, O to, const T &t) { return thrust::remove_copy_if(a, b, to, [&](const ws_V<I> &x) { return x == t; }); }
template <class I, class O, class P> O unique_copy(I a, I b, O to, P same) {
  auto v = ws_read(a, b - a);
  if (v.n == 0) return to;
  if constexpr (ws_on_host<P, ws_V<I> &, ws_V<I> &>::value) {
    return ws_write(to, std::unique(v.begin(), v.end(), same) - v.begin(), v.p);
  } else {
    auto next = ws_read(a + 1, v.n - 1);
    auto equal = ws_map<bool>(same, v, next);
    size_t n = 1;
    for (size_t k = 1; k < v.n; ++k) if (!equal[k - 1]) v[n++] = v[k];
    return ws_write(to, n, v.p);
  }
}
template <class I, class O> O unique_copy(I a, I b, O to) { return thrust::unique_copy(a, b, to, std::ws_equals()); }
template <class I> I unique(I a, I b) { return thrust::unique_copy(a, b, a); }
template <class I, class P> I unique(I a, I b, P same) { return thrust::unique_copy(a, b, a, same); }
template <class I, class J, class K, class O> pair<K, O> unique_by_key_copy(I a, I b, J c, K keys_to, O to) { return thrust::reduce_by_key(a, b, c, keys_to, to, std::ws_equals(), project1st<>()); }
template <class I, class J> pair<I, J> unique_by_key(I a, I b, J c) { return thrust::unique_by_key_copy(a, b, c, a, c); }
template <class I, class S, class P> I stable_partition(I a, I b, S stencil, P p) {
  auto v = ws_read(a, b - a);
  auto s = ws_read(stencil, v.n);
  auto yes = ws_map<bool>(p, s);
  ws_values<ws_V<I>> r(v.n);
  size_t n = 0, m = 0;
  for (size_t k = 0; k < v.n; ++k) if (yes[k]) ::new ((void *)(r.p + n++)) ws_V<I>(v[k]);
  for (size_t k = 0; k < v.n; ++k) if (!yes[k]) ::new ((void *)(r.p + n + m++)) ws_V<I>(v[k]);
  ws_write(a, v.n, r.p);
  return a + n;
}
template <class I, class P> I stable_partition(I a, I b, P p) { return thrust::stable_partition(a, b, a, p); }
template <class I, class P> I partition(I a, I b, P p) { return thrust::stable_partition(a, b, p); }
template <class I, class S, class P> I partition(I a, I b, S stencil, P p) { return thrust::stable_partition(a, b, stencil, p); }
template <class I, class O, class Q, class P> pair<O, Q> partition_copy(I a, I b, O yes, Q no, P p) { return pair<O, Q>(thrust::copy_if(a, b, yes, p), thrust::remove_copy_if(a, b, no, p)); }

template <class I, class G> void shuffle(I a, I b, G &&g) {
  auto v = ws_read(a, b - a);
  for (size_t k = v.n; k > 1; --k) std::swap(v[k - 1], v[(size_t)(g() % k)]);
  ws_write(a, v.n, v.p);
}
template <class I, class O, class G> O shuffle_copy(I a, I b, O to, G &&g) {
  O end = thrust::copy(a, b, to);
  thrust::shuffle(to, end, g);
  return end;
}
// ---------------------------------------------------------------- policies: where raw pointers point
struct ws_any_policy {};
struct ws_host_policy : ws_any_policy {
  template <class T> static T &&of(T &&t) { return static_cast<T &&>(t); }
};
// A pointer to objects points to the device; anything else is what it is.
template <class T, bool = std::is_pointer<T>::value> struct ws_on_device {
  template <class U> static U &&of(U &&u) { return static_cast<U &&>(u); }
};
template <class T> struct ws_on_device<T *, true> : std::conditional_t<std::is_function<T>::value || std::is_void<T>::value, ws_on_device<T *, false>, ws_on_device<device_ptr<T>, true>> {};
template <class T> struct ws_on_device<device_ptr<T>, true> {
  static device_ptr<T> of(T *p) { return device_ptr<T>(p); }
};
struct ws_device_policy : ws_any_policy {
  template <class U> static auto of(U &&u) -> decltype(ws_on_device<std::decay_t<U>>::of(static_cast<U &&>(u))) { return ws_on_device<std::decay_t<U>>::of(static_cast<U &&>(u)); }
  ws_device_policy on(cudaStream_t) const { return *this; }
  template <class A> ws_device_policy operator()(const A &) const { return *this; }
};
typedef ws_device_policy device_system_tag;
typedef ws_host_policy host_system_tag;
template <class D> struct device_execution_policy : ws_device_policy {};
static const ws_device_policy device;
static const ws_host_policy host, seq;
namespace cuda { static const ws_device_policy par, par_nosync; }
namespace omp { static const ws_host_policy par; }
namespace system { namespace cuda { using thrust::cuda::par; } }
// Results are raw pointers again where ranges were given so.
template <bool Raw> struct ws_result { template <class R> static R of(R r) { return r; } };
template <> struct ws_result<true> {
  template <class R> static R of(R r) { return r; }
  template <class T> static T *of(device_ptr<T> p) { return p.get(); }
  template <class T, class U> static pair<T *, U *> of(pair<device_ptr<T>, device_ptr<U>> p) { return pair<T *, U *>(p.first.get(), p.second.get()); }
};
#define WS_WITH_POLICY(name) \
  template <class P, class A, class... B, class = std::enable_if_t<__is_base_of(ws_any_policy, P)>> auto name(const P &, A &&a, B &&...b) { \
    if constexpr (std::is_void<decltype(thrust::name(P::of(static_cast<A &&>(a)), P::of(static_cast<B &&>(b))...))>::value) thrust::name(P::of(static_cast<A &&>(a)), P::of(static_cast<B &&>(b))...); \
    else return ws_result<std::is_pointer<std::decay_t<A>>::value && __is_base_of(ws_device_policy, P)>::of(thrust::name(P::of(static_cast<A &&>(a)), P::of(static_cast<B &&>(b))...)); \
  }
WS_WITH_POLICY(generate_n) WS_WITH_POLICY(find_if_not) WS_WITH_POLICY(replace_copy_if) WS_WITH_POLICY(set_symmetric_difference) WS_WITH_POLICY(uninitialized_fill_n)
WS_WITH_POLICY(fill) WS_WITH_POLICY(fill_n) WS_WITH_POLICY(uninitialized_fill) WS_WITH_POLICY(tabulate) WS_WITH_POLICY(sequence) WS_WITH_POLICY(generate)
WS_WITH_POLICY(copy) WS_WITH_POLICY(copy_n) WS_WITH_POLICY(uninitialized_copy) WS_WITH_POLICY(swap_ranges) WS_WITH_POLICY(reverse) WS_WITH_POLICY(reverse_copy)
WS_WITH_POLICY(gather) WS_WITH_POLICY(gather_if) WS_WITH_POLICY(scatter) WS_WITH_POLICY(scatter_if) WS_WITH_POLICY(for_each) WS_WITH_POLICY(for_each_n)
WS_WITH_POLICY(transform) WS_WITH_POLICY(transform_if) WS_WITH_POLICY(replace) WS_WITH_POLICY(replace_if) WS_WITH_POLICY(adjacent_difference)
WS_WITH_POLICY(reduce) WS_WITH_POLICY(transform_reduce) WS_WITH_POLICY(inner_product) WS_WITH_POLICY(count) WS_WITH_POLICY(count_if) WS_WITH_POLICY(find)
WS_WITH_POLICY(find_if) WS_WITH_POLICY(any_of) WS_WITH_POLICY(none_of) WS_WITH_POLICY(all_of) WS_WITH_POLICY(max_element) WS_WITH_POLICY(min_element)
WS_WITH_POLICY(minmax_element) WS_WITH_POLICY(equal) WS_WITH_POLICY(mismatch) WS_WITH_POLICY(is_sorted) WS_WITH_POLICY(lower_bound) WS_WITH_POLICY(upper_bound)
WS_WITH_POLICY(binary_search) WS_WITH_POLICY(sort) WS_WITH_POLICY(stable_sort) WS_WITH_POLICY(sort_by_key) WS_WITH_POLICY(stable_sort_by_key) WS_WITH_POLICY(merge)
WS_WITH_POLICY(set_union) WS_WITH_POLICY(set_intersection) WS_WITH_POLICY(set_difference) WS_WITH_POLICY(inclusive_scan) WS_WITH_POLICY(exclusive_scan)
WS_WITH_POLICY(transform_inclusive_scan) WS_WITH_POLICY(transform_exclusive_scan) WS_WITH_POLICY(inclusive_scan_by_key) WS_WITH_POLICY(exclusive_scan_by_key)
WS_WITH_POLICY(reduce_by_key) WS_WITH_POLICY(copy_if) WS_WITH_POLICY(remove_copy_if) WS_WITH_POLICY(remove_if) WS_WITH_POLICY(remove) WS_WITH_POLICY(unique)
WS_WITH_POLICY(unique_copy) WS_WITH_POLICY(unique_by_key) WS_WITH_POLICY(unique_by_key_copy) WS_WITH_POLICY(partition) WS_WITH_POLICY(stable_partition) WS_WITH_POLICY(partition_copy)

// ---------------------------------------------------------------- random numbers, also in kernels
struct minstd_rand {
  typedef unsigned result_type;
  static constexpr unsigned min = 1, max = 2147483646u, default_seed = 1;
  WS_HDM explicit minstd_rand(unsigned s = 1) { seed(s); }
  WS_HDM void seed(unsigned s = 1) { x = s % 2147483647u ? s % 2147483647u : 1; }
  WS_HDM unsigned operator()() { return x = (unsigned)((unsigned long long)x * 48271u % 2147483647u); }
  WS_HDM void discard(unsigned long long n) {
    unsigned long long f = 1, a = 48271;
    for (; n; n >>= 1, a = a * a % 2147483647u) if (n & 1) f = f * a % 2147483647u;
    x = (unsigned)(x * f % 2147483647u);
  }
  unsigned x;
};
typedef minstd_rand default_random_engine;
typedef minstd_rand minstd_rand0;
typedef minstd_rand taus88;
template <class T = double> struct uniform_real_distribution {
  T lo, hi;
  WS_HDM explicit uniform_real_distribution(T a = 0, T b = 1) : lo(a), hi(b) {}
  template <class G> WS_HDM T operator()(G &g) { return (T)(g() - G::min) / ((T)(G::max - G::min) + (T)1) * (hi - lo) + lo; }
};
template <class T = int> struct uniform_int_distribution {
  T lo, hi;
  WS_HDM explicit uniform_int_distribution(T a = 0, T b = 2147483647) : lo(a), hi(b) {}
  template <class G> WS_HDM T operator()(G &g) { return (T)(lo + (T)((double)(g() - G::min) / ((double)(G::max - G::min) + 1) * ((double)(hi - lo) + 1))); }
};
template <class T = double> struct normal_distribution {
  T m, s;
  WS_HDM explicit normal_distribution(T mean = 0, T stddev = 1) : m(mean), s(stddev) {}
  template <class G> WS_HDM T operator()(G &g) {
    T u = (T)(g() - G::min + 1) / ((T)(G::max - G::min) + (T)2), v = (T)(g() - G::min) / ((T)(G::max - G::min) + (T)1);
    return m + s * sqrt(-2 * log(u)) * cos((T)6.283185307179586 * v);
  }
};
namespace random {
using thrust::default_random_engine; using thrust::minstd_rand; using thrust::uniform_real_distribution; using thrust::uniform_int_distribution; using thrust::normal_distribution;
}

// ---------------------------------------------------------------- placeholders: expressions of arguments
namespace placeholders {
template <class F> struct ws_expression {
  F f;
  template <class... A> WS_HDM auto operator()(const A &...a) const -> decltype(f(a...)) { return f(a...); }
};
struct ws_first { template <class A, class... B> WS_HDM const A &operator()(const A &a, const B &...) const { return a; } };
struct ws_second { template <class A, class B, class... C> WS_HDM const B &operator()(const A &, const B &b, const C &...) const { return b; } };
template <class T> struct ws_constant { T t; template <class... A> WS_HDM const T &operator()(const A &...) const { return t; } };
template <class E> struct ws_part { typedef ws_constant<E> type; static type of(const E &e) { return type{e}; } };
template <class F> struct ws_part<ws_expression<F>> { typedef F type; static type of(const ws_expression<F> &e) { return e.f; } };
template <class E> struct ws_is_expression : std::false_type {};
template <class F> struct ws_is_expression<ws_expression<F>> : std::true_type {};
#define WS_EXPRESSION(name, op) \
  template <class L, class R> struct ws_##name { L l; R r; template <class... A> WS_HDM auto operator()(const A &...a) const -> decltype(l(a...) op r(a...)) { return l(a...) op r(a...); } }; \
  template <class L, class R, class = std::enable_if_t<ws_is_expression<L>::value || ws_is_expression<R>::value>> \
  ws_expression<ws_##name<typename ws_part<L>::type, typename ws_part<R>::type>> operator op(const L &l, const R &r) { \
    return ws_expression<ws_##name<typename ws_part<L>::type, typename ws_part<R>::type>>{{ws_part<L>::of(l), ws_part<R>::of(r)}}; \
  }
WS_EXPRESSION(plus, +) WS_EXPRESSION(minus, -) WS_EXPRESSION(times, *) WS_EXPRESSION(over, /) WS_EXPRESSION(mod, %) WS_EXPRESSION(less, <) WS_EXPRESSION(greater, >)
WS_EXPRESSION(less_equal, <=) WS_EXPRESSION(greater_equal, >=) WS_EXPRESSION(equal, ==) WS_EXPRESSION(unequal, !=) WS_EXPRESSION(both, &&) WS_EXPRESSION(either, ||)
WS_EXPRESSION(bit_and, &) WS_EXPRESSION(bit_or, |) WS_EXPRESSION(bit_xor, ^)
static const ws_expression<ws_first> _1{};
static const ws_expression<ws_second> _2{};
} // namespace placeholders
namespace detail { template <class T> using vector = host_vector<T>; }
} // namespace thrust
} // extern "C++"
