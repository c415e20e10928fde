// <ranges>: the algorithms that take a whole range, and views, which compute while they are read.
#pragma once
#include "ws/algorithm.h"
#include "ws/compare.h"
#include "ws/functional.h"
#include "ws/limits.h"
#include "ws/numeric.h"
#include "ws/optional.h"
#if __cplusplus >= 202002L
extern "C++" {
namespace std {
namespace ranges {
#define WS_ORDER(name, op) \
  struct name { \
    typedef void is_transparent; \
    template <class A, class B> constexpr bool operator()(A &&a, B &&b) const { return a op b; } \
  };
WS_ORDER(less, <) WS_ORDER(greater, >) WS_ORDER(less_equal, <=) WS_ORDER(greater_equal, >=) WS_ORDER(equal_to, ==) WS_ORDER(not_equal_to, !=)
template <class R> constexpr auto begin(R &&r) { return std::begin(r); }
template <class R> constexpr auto end(R &&r) { return std::end(r); }
template <class R> constexpr auto rbegin(R &&r) { return std::rbegin(r); }
template <class R> constexpr auto rend(R &&r) { return std::rend(r); }
template <class R> constexpr auto size(R &&r) { return std::size(r); }
template <class R> constexpr ptrdiff_t ssize(R &&r) { return std::size(r); }
template <class R> constexpr bool empty(R &&r) { return std::begin(r) == std::end(r); }
template <class R> constexpr auto data(R &&r) { return std::data(r); }
template <class R> using iterator_t = decltype(std::begin(declval<R &>()));
template <class R> using sentinel_t = decltype(std::end(declval<R &>()));
template <class R> using range_reference_t = decltype(*declval<iterator_t<R> &>());
template <class R> using range_value_t = remove_cvref_t<range_reference_t<R>>;
template <class R> using range_difference_t = ptrdiff_t;
template <class R> using range_size_t = size_t;
template <class R> concept range = requires(R &r) { std::begin(r); std::end(r); };
template <class R> concept input_range = range<R>;
template <class R> concept forward_range = range<R>;
template <class R> concept sized_range = range<R> && requires(R &r) { std::size(r); };
template <class R> concept bidirectional_range = range<R> && is_base_of_v<bidirectional_iterator_tag, typename iterator_traits<iterator_t<R>>::iterator_category>;
template <class R> concept random_access_range = bidirectional_range<R> && is_base_of_v<random_access_iterator_tag, typename iterator_traits<iterator_t<R>>::iterator_category>;
template <class R> concept contiguous_range = random_access_range<R> && requires(R &r) { std::data(r); };
template <class R> concept common_range = range<R>;
struct view_base {};
template <class D = void> struct view_interface : view_base {};
template <class T> inline constexpr bool enable_view = is_base_of_v<view_base, T>;
template <class T> concept view = range<T> && enable_view<T>;
// A name of an algorithm that takes a range, or two iterators.
#define WS_RANGED(name) \
  struct ws_##name { \
    template <class R, class... A> constexpr auto operator()(R &&r, A &&...a) const -> decltype(std::name(std::begin(r), std::end(r), std::forward<A>(a)...)) { \
      return std::name(std::begin(r), std::end(r), std::forward<A>(a)...); \
    } \
    template <class I, class... A, class = ws_if_iterator<I>> constexpr auto operator()(I a, I b, A &&...r) const { return std::name(a, b, std::forward<A>(r)...); } \
  }; \
  inline constexpr ws_##name name{};
// One that compares elements, or what a projection makes of them.
#define WS_RANGED_BY(name) \
  struct ws_##name { \
    template <class I, class C = less, class P = identity, class = ws_if_iterator<I>> constexpr auto operator()(I a, I b, C c = {}, P p = {}) const { \
      return std::name(a, b, [&](auto &&x, auto &&y) -> bool { return std::invoke(c, std::invoke(p, x), std::invoke(p, y)); }); \
    } \
    template <class R, class C = less, class P = identity> requires range<R> constexpr auto operator()(R &&r, C c = {}, P p = {}) const { return (*this)(std::begin(r), std::end(r), c, p); } \
  }; \
  inline constexpr ws_##name name{};
// One that asks about each element.
#define WS_RANGED_IF(name) \
  struct ws_##name { \
    template <class I, class F, class P = identity, class = ws_if_iterator<I>> constexpr auto operator()(I a, I b, F f, P p = {}) const { \
      return std::name(a, b, [&](auto &&x) -> decltype(auto) { return std::invoke(f, std::invoke(p, x)); }); \
    } \
    template <class R, class F, class P = identity> requires range<R> constexpr auto operator()(R &&r, F f, P p = {}) const { return (*this)(std::begin(r), std::end(r), f, p); } \
  }; \
  inline constexpr ws_##name name{};
// One that looks for a value.
#define WS_RANGED_OF(name, by) \
  struct ws_##name { \
    template <class I, class T, class P = identity, class = ws_if_iterator<I>> constexpr auto operator()(I a, I b, const T &t, P p = {}) const { \
      return std::by(a, b, [&](auto &&x) -> bool { return std::invoke(p, x) == t; }); \
    } \
    template <class R, class T, class P = identity> requires range<R> constexpr auto operator()(R &&r, const T &t, P p = {}) const { return (*this)(std::begin(r), std::end(r), t, p); } \
  }; \
  inline constexpr ws_##name name{};
WS_RANGED_BY(sort) WS_RANGED_BY(stable_sort) WS_RANGED_BY(max_element) WS_RANGED_BY(min_element) WS_RANGED_BY(minmax_element) WS_RANGED_BY(is_sorted) WS_RANGED_BY(make_heap) WS_RANGED_BY(push_heap) WS_RANGED_BY(pop_heap) WS_RANGED_BY(next_permutation)
WS_RANGED_IF(find_if) WS_RANGED_IF(find_if_not) WS_RANGED_IF(count_if) WS_RANGED_IF(any_of) WS_RANGED_IF(all_of) WS_RANGED_IF(none_of) WS_RANGED_IF(for_each) WS_RANGED_IF(partition) WS_RANGED_IF(remove_if)
WS_RANGED_OF(find, find_if) WS_RANGED_OF(count, count_if)
WS_RANGED(fill) WS_RANGED(copy) WS_RANGED(copy_if) WS_RANGED(transform) WS_RANGED(reverse) WS_RANGED(generate) WS_RANGED(replace) WS_RANGED(replace_if) WS_RANGED(unique) WS_RANGED(iota) WS_RANGED(shuffle)
WS_RANGED(includes) WS_RANGED(copy_backward) WS_RANGED(remove_copy_if) WS_RANGED(remove_copy) WS_RANGED(unique_copy) WS_RANGED(is_partitioned) WS_RANGED(stable_partition) WS_RANGED(equal_range)
WS_RANGED(lexicographical_compare) WS_RANGED(rotate) WS_RANGED(adjacent_find) WS_RANGED(remove) WS_RANGED(move) WS_RANGED(swap_ranges)
// One that takes a place within the range, too.
#define WS_RANGED_AT(name) \
  struct ws_##name { \
    template <class I, class C = less, class P = identity, class = ws_if_iterator<I>> constexpr I operator()(I a, I m, I b, C c = {}, P p = {}) const { \
      return std::name(a, m, b, [&](auto &&x, auto &&y) -> bool { return std::invoke(c, std::invoke(p, x), std::invoke(p, y)); }), b; \
    } \
    template <class R, class C = less, class P = identity> requires range<R> constexpr auto operator()(R &&r, decltype(std::begin(r)) m, C c = {}, P p = {}) const { return (*this)(std::begin(r), m, std::end(r), c, p); } \
  }; \
  inline constexpr ws_##name name{};
WS_RANGED_AT(nth_element) WS_RANGED_AT(partial_sort)
// Two ranges in, one out.
#define WS_RANGED_TWO(name) \
  struct ws_##name { \
    template <class R, class S, class O> requires range<R> && range<S> constexpr auto operator()(R &&r, S &&s, O o) const { return std::name(std::begin(r), std::end(r), std::begin(s), std::end(s), o); } \
  }; \
  inline constexpr ws_##name name{};
WS_RANGED_TWO(merge) WS_RANGED_TWO(set_union) WS_RANGED_TWO(set_intersection) WS_RANGED_TWO(set_difference) WS_RANGED_TWO(set_symmetric_difference)
template <class R, class S> requires range<R> && range<S> constexpr auto search(R &&r, S &&s) { return std::search(std::begin(r), std::end(r), std::begin(s), std::end(s)); }
template <class R, class S> requires range<R> && range<S> constexpr auto mismatch(R &&r, S &&s) { return std::mismatch(std::begin(r), std::end(r), std::begin(s), std::end(s)); }
template <class I, class N, class O> constexpr O copy_n(I i, N n, O o) { return std::copy_n(i, n, o); }
template <class O, class N, class T> constexpr O fill_n(O o, N n, const T &t) { return std::fill_n(o, n, t); }
template <class O, class N, class F> constexpr O generate_n(O o, N n, F f) { return std::generate_n(o, n, f); }
template <class T, class C = less> constexpr const T &clamp(const T &t, const T &low, const T &high, C c = {}) { return c(t, low) ? low : c(high, t) ? high : t; }
template <class T> struct ws_min_max { T min, max; };
template <class R, class C = less, class P = identity> requires range<R> constexpr ws_min_max<range_value_t<R>> minmax(R &&r, C c = {}, P p = {}) { return {*min_element(r, c, p), *max_element(r, c, p)}; }
template <class R> requires range<R> constexpr ptrdiff_t distance(R &&r) { return std::distance(std::begin(r), std::end(r)); }
template <class I, class E, class = ws_if_iterator<I>> constexpr ptrdiff_t distance(I a, E b) { return std::distance(a, b); }
template <class I, class = ws_if_iterator<I>> constexpr I next(I i, ptrdiff_t n = 1) { return std::next(i, n); }
template <class I, class = ws_if_iterator<I>> constexpr I prev(I i, ptrdiff_t n = 1) { return std::prev(i, n); }
template <class I> constexpr void advance(I &i, ptrdiff_t n) { std::advance(i, n); }
template <class T> constexpr void swap(T &a, T &b) { std::swap(a, b); }
struct dangling { dangling() = default; template <class... A> constexpr dangling(A &&...) {} };
template <class F> struct ws_bound {
  template <class R, class T, class C = less, class P = identity> requires range<R> constexpr auto operator()(R &&r, const T &t, C c = {}, P p = {}) const { return F::find(std::begin(r), std::end(r), t, c, p); }
  template <class I, class T, class C = less, class P = identity, class = ws_if_iterator<I>> constexpr auto operator()(I a, I b, const T &t, C c = {}, P p = {}) const { return F::find(a, b, t, c, p); }
};
struct ws_lower { template <class I, class T, class C, class P> static constexpr I find(I a, I b, const T &t, C c, P p) { return std::partition_point(a, b, [&](auto &&x) -> bool { return std::invoke(c, std::invoke(p, x), t); }); } };
struct ws_upper { template <class I, class T, class C, class P> static constexpr I find(I a, I b, const T &t, C c, P p) { return std::partition_point(a, b, [&](auto &&x) -> bool { return !std::invoke(c, t, std::invoke(p, x)); }); } };
struct ws_search { template <class I, class T, class C, class P> static constexpr bool find(I a, I b, const T &t, C c, P p) { a = ws_lower::find(a, b, t, c, p); return a != b && !std::invoke(c, t, std::invoke(p, *a)); } };
inline constexpr ws_bound<ws_lower> lower_bound{};
inline constexpr ws_bound<ws_upper> upper_bound{};
inline constexpr ws_bound<ws_search> binary_search{};
template <class R, class S, class C = equal_to> requires range<R> && range<S> constexpr bool equal(R &&r, S &&s, C c = {}) {
  auto a = std::begin(r);
  auto b = std::begin(s);
  for (; a != std::end(r) && b != std::end(s); ++a, ++b) if (!c(*a, *b)) return false;
  return a == std::end(r) && b == std::end(s);
}
template <class R, class C = less, class P = identity> requires range<R> constexpr range_value_t<const R> max(const R &r, C c = {}, P p = {}) { return *max_element(r, c, p); }
template <class R, class C = less, class P = identity> requires range<R> constexpr range_value_t<const R> min(const R &r, C c = {}, P p = {}) { return *min_element(r, c, p); }
template <class T, class C = less> requires(!range<T>) constexpr T max(const T &a, const T &b, C c = {}) { return c(a, b) ? b : a; }
template <class T, class C = less> requires(!range<T>) constexpr T min(const T &a, const T &b, C c = {}) { return c(b, a) ? b : a; }
template <class R, class T> requires range<R> constexpr bool contains(R &&r, const T &t) { return find(r, t) != std::end(r); }
template <class R, class T, class F> requires range<R> constexpr auto fold_left(R &&r, T t, F f) { for (auto &&x : r) t = std::invoke(f, std::move(t), x); return t; }

// ---------------------------------------------------------------- views
template <class I, class S = I> struct subrange : view_base {
  I first;
  S last;
  constexpr subrange() : first(), last() {}
  constexpr subrange(I a, S b) : first(a), last(b) {}
  constexpr I begin() const { return first; }
  constexpr S end() const { return last; }
  constexpr bool empty() const { return first == last; }
  constexpr size_t size() const { return std::distance(first, last); }
  constexpr auto data() const { return &*first; }
  constexpr decltype(auto) front() const { return *first; }
  constexpr decltype(auto) operator[](ptrdiff_t n) const { return first[n]; }
};
template <class R> struct ref_view : view_base {
  R *r;
  constexpr ref_view(R &of) : r(&of) {}
  constexpr auto begin() const { return std::begin(*r); }
  constexpr auto end() const { return std::end(*r); }
  constexpr auto size() const requires sized_range<R> { return std::size(*r); }
};
template <class R> struct owning_view : view_base {
  R r;
  constexpr owning_view(R &&of) : r(std::move(of)) {}
  constexpr auto begin() { return std::begin(r); }
  constexpr auto end() { return std::end(r); }
  constexpr auto begin() const { return std::begin(r); }
  constexpr auto end() const { return std::end(r); }
};
// Views of views are copies, those of a variable refer to it, and those of a temporary own it.
template <class R> constexpr auto ws_all(R &&r) {
  if constexpr (is_base_of_v<view_base, remove_cvref_t<R>>) return remove_cvref_t<R>(r);
  else if constexpr (requires(remove_cvref_t<R> s) { s.substr(0); s.remove_prefix(1); }) return subrange(r.begin(), r.end());
  else if constexpr (is_lvalue_reference_v<R>) return ref_view<remove_reference_t<R>>(r);
  else return owning_view<R>(std::move(r));
}
// What follows `|`.
template <class F> struct ws_closure {
  F f;
  template <class R> constexpr auto operator()(R &&r) const { return f(std::forward<R>(r)); }
  template <class R> requires range<R> friend constexpr auto operator|(R &&r, const ws_closure &c) { return c.f(std::forward<R>(r)); }
  template <class G> friend constexpr auto operator|(const ws_closure<G> &g, const ws_closure &c) {
    auto both = [g = g.f, f = c.f](auto &&r) { return f(g(std::forward<decltype(r)>(r))); };
    return ws_closure<decltype(both)>{both};
  }
};
template <class F> ws_closure(F) -> ws_closure<F>;
template <class I> using ws_category = typename iterator_traits<I>::iterator_category;
// A view whose iterators are computed by `D` from those of the view below.
template <class I, class F> struct ws_mapped {
  typedef decltype(std::invoke(declval<F &>(), *declval<I &>())) reference;
  typedef remove_cvref_t<reference> value_type;
  typedef ptrdiff_t difference_type;
  typedef void pointer;
  typedef ws_category<I> iterator_category;
  I i;
  const F *f;
  constexpr reference operator*() const { return std::invoke(*f, *i); }
  constexpr reference operator[](ptrdiff_t n) const { return std::invoke(*f, *(i + n)); }
  constexpr ws_mapped &operator++() { return ++i, *this; }
  constexpr ws_mapped operator++(int) { ws_mapped old = *this; ++i; return old; }
  constexpr ws_mapped &operator--() { return --i, *this; }
  constexpr ws_mapped operator--(int) { ws_mapped old = *this; --i; return old; }
  constexpr ws_mapped &operator+=(ptrdiff_t n) { return i += n, *this; }
  constexpr ws_mapped &operator-=(ptrdiff_t n) { return i -= n, *this; }
  constexpr ws_mapped operator+(ptrdiff_t n) const { return {i + n, f}; }
  constexpr ws_mapped operator-(ptrdiff_t n) const { return {i - n, f}; }
  constexpr ptrdiff_t operator-(const ws_mapped &o) const { return i - o.i; }
  constexpr bool operator==(const ws_mapped &o) const { return i == o.i; }
  constexpr bool operator<(const ws_mapped &o) const { return i < o.i; }
};
template <class V, class F> struct transform_view : view_base {
  V v;
  F f;
  constexpr transform_view(V of, F by) : v(std::move(of)), f(std::move(by)) {}
  typedef iterator_t<const V> base;
  constexpr auto begin() const { return ws_mapped<base, F>{std::begin(v), &f}; }
  constexpr auto end() const { return ws_mapped<base, F>{std::end(v), &f}; }
  constexpr size_t size() const requires sized_range<const V> { return std::size(v); }
  constexpr decltype(auto) operator[](ptrdiff_t n) const { return begin()[n]; }
};
template <class I, class F> struct ws_filtered {
  typedef decltype(*declval<I &>()) reference;
  typedef remove_cvref_t<reference> value_type;
  typedef ptrdiff_t difference_type;
  typedef void pointer;
  typedef conditional_t<is_base_of_v<bidirectional_iterator_tag, ws_category<I>>, bidirectional_iterator_tag, forward_iterator_tag> iterator_category;
  I i, last;
  const F *f;
  constexpr ws_filtered &skip() { while (!(i == last) && !std::invoke(*f, *i)) ++i; return *this; }
  constexpr reference operator*() const { return *i; }
  constexpr ws_filtered &operator++() { return ++i, skip(); }
  constexpr ws_filtered operator++(int) { ws_filtered old = *this; ++*this; return old; }
  constexpr ws_filtered &operator--() { do --i; while (!std::invoke(*f, *i)); return *this; }
  constexpr bool operator==(const ws_filtered &o) const { return i == o.i; }
};
template <class V, class F> struct filter_view : view_base {
  V v;
  F f;
  constexpr filter_view(V of, F by) : v(std::move(of)), f(std::move(by)) {}
  typedef iterator_t<const V> base;
  constexpr auto begin() const { return ws_filtered<base, F>{std::begin(v), std::end(v), &f}.skip(); }
  constexpr auto end() const { return ws_filtered<base, F>{std::end(v), std::end(v), &f}; }
  constexpr bool empty() const { return begin() == end(); }
  constexpr decltype(auto) front() const { return *begin(); }
};
// The elements up to a number, or while something holds.
template <class I> struct ws_counted {
  typedef decltype(*declval<I &>()) reference;
  typedef remove_cvref_t<reference> value_type;
  typedef ptrdiff_t difference_type;
  typedef void pointer;
  typedef forward_iterator_tag iterator_category;
  I i;
  ptrdiff_t left;
  constexpr reference operator*() const { return *i; }
  // What follows the last element is not computed.
  constexpr ws_counted &operator++() { if (--left > 0) ++i; return *this; }
  constexpr ws_counted operator++(int) { ws_counted old = *this; ++*this; return old; }
  constexpr bool operator==(const ws_counted &o) const { return left == o.left || (left > 0 && o.left == 0 && i == o.i); }
};
template <class V> struct take_view : view_base {
  V v;
  ptrdiff_t n;
  constexpr take_view(V of, ptrdiff_t count) : v(std::move(of)), n(count) {}
  constexpr auto begin() const {
    if constexpr (random_access_range<const V>) return std::begin(v);
    else return ws_counted<iterator_t<const V>>{std::begin(v), n};
  }
  constexpr auto end() const {
    if constexpr (random_access_range<const V>) return std::begin(v) + std::min<ptrdiff_t>(n, std::end(v) - std::begin(v));
    else return ws_counted<iterator_t<const V>>{std::end(v), 0};
  }
  constexpr size_t size() const { return std::distance(begin(), end()); }
  constexpr decltype(auto) operator[](ptrdiff_t k) const { return begin()[k]; }
};
template <class V, class F> struct take_while_view : view_base {
  V v;
  F f;
  constexpr take_while_view(V of, F by) : v(std::move(of)), f(std::move(by)) {}
  constexpr auto begin() const { return std::begin(v); }
  constexpr auto end() const { return std::find_if_not(std::begin(v), std::end(v), f); }
};
// Without its first elements.
template <class V, class F> struct ws_dropped : view_base {
  V v;
  F first;
  constexpr ws_dropped(V of, F by) : v(std::move(of)), first(std::move(by)) {}
  constexpr auto begin() const { return first(std::begin(v), std::end(v)); }
  constexpr auto end() const { return std::end(v); }
  constexpr size_t size() const { return std::distance(begin(), end()); }
  constexpr bool empty() const { return begin() == end(); }
  constexpr decltype(auto) operator[](ptrdiff_t k) const { return begin()[k]; }
};
template <class V> struct reverse_view : view_base {
  V v;
  constexpr reverse_view(V of) : v(std::move(of)) {}
  constexpr auto begin() const { return std::make_reverse_iterator(std::end(v)); }
  constexpr auto end() const { return std::make_reverse_iterator(std::begin(v)); }
  constexpr size_t size() const { return std::distance(begin(), end()); }
  constexpr decltype(auto) operator[](ptrdiff_t k) const { return begin()[k]; }
};
template <class I, class Q> struct ws_split {
  typedef subrange<I> value_type;
  typedef value_type reference;
  typedef ptrdiff_t difference_type;
  typedef void pointer;
  typedef forward_iterator_tag iterator_category;
  I at, to, last; // the piece and the end
  Q p, q;         // the pattern
  bool done;
  constexpr value_type operator*() const { return {at, to}; }
  constexpr ws_split &operator++() {
    if (to == last) return at = last, done = true, *this;
    at = to;
    std::advance(at, std::distance(p, q));
    to = std::search(at, last, p, q);
    return *this;
  }
  constexpr ws_split operator++(int) { ws_split old = *this; ++*this; return old; }
  constexpr bool operator==(const ws_split &o) const { return done == o.done && (done || at == o.at); }
};
template <class V, class P> struct split_view : view_base {
  V v;
  P pattern;
  constexpr split_view(V of, P by) : v(std::move(of)), pattern(std::move(by)) {}
  typedef decltype(&*std::begin(declval<const V &>())) place;
  typedef decltype(&*std::begin(declval<const P &>())) part;
  constexpr auto begin() const {
    const auto a = std::begin(v), b = std::end(v);
    const place first = a == b ? place() : &*a, last = first + std::distance(a, b);
    const part p = &*std::begin(pattern), q = p + std::distance(std::begin(pattern), std::end(pattern));
    return ws_split<place, part>{first, std::search(first, last, p, q), last, p, q, first == last};
  }
  constexpr auto end() const { return ws_split<place, part>{place(), place(), place(), part(), part(), true}; }
};
template <class V> struct join_view : view_base {
  V v;
  constexpr join_view(V of) : v(std::move(of)) {}
  typedef iterator_t<const V> outer;
  struct iterator {
    typedef decltype(*declval<outer &>()) piece;
    typedef iterator_t<remove_reference_t<piece>> inner;
    typedef decltype(*declval<inner &>()) reference;
    typedef remove_cvref_t<reference> value_type;
    typedef ptrdiff_t difference_type;
    typedef void pointer;
    typedef forward_iterator_tag iterator_category;
    outer o, last;
    inner i, e;
    constexpr iterator &settle() {
      for (; !(o == last); ++o) if (i = std::begin(*o), e = std::end(*o), !(i == e)) return *this;
      return i = e = inner(), *this;
    }
    constexpr reference operator*() const { return *i; }
    constexpr iterator &operator++() { if (++i == e) ++o, settle(); return *this; }
    constexpr iterator operator++(int) { iterator old = *this; ++*this; return old; }
    constexpr bool operator==(const iterator &x) const { return o == x.o && (o == last || i == x.i); }
  };
  constexpr iterator begin() const { return iterator{std::begin(v), std::end(v), {}, {}}.settle(); }
  constexpr iterator end() const { return iterator{std::end(v), std::end(v), {}, {}}; }
};
template <class T> struct ws_number {
  typedef T value_type;
  typedef ptrdiff_t difference_type;
  typedef const T *pointer;
  typedef T reference;
  typedef random_access_iterator_tag iterator_category;
  T t;
  constexpr T operator*() const { return t; }
  constexpr T operator[](ptrdiff_t n) const { return t + (T)n; }
  constexpr ws_number &operator++() { return ++t, *this; }
  constexpr ws_number operator++(int) { return ws_number{t++}; }
  constexpr ws_number &operator--() { return --t, *this; }
  constexpr ws_number operator--(int) { return ws_number{t--}; }
  constexpr ws_number &operator+=(ptrdiff_t n) { return t += (T)n, *this; }
  constexpr ws_number &operator-=(ptrdiff_t n) { return t -= (T)n, *this; }
  constexpr ws_number operator+(ptrdiff_t n) const { return ws_number{(T)(t + (T)n)}; }
  constexpr ws_number operator-(ptrdiff_t n) const { return ws_number{(T)(t - (T)n)}; }
  constexpr ptrdiff_t operator-(const ws_number &o) const { return (ptrdiff_t)t - (ptrdiff_t)o.t; }
  constexpr bool operator==(const ws_number &o) const { return t == o.t; }
  constexpr bool operator<(const ws_number &o) const { return t < o.t; }
};
template <class T> struct iota_view : view_base {
  T first, last;
  constexpr iota_view(T a, T b) : first(a), last(b) {}
  constexpr ws_number<T> begin() const { return {first}; }
  constexpr ws_number<T> end() const { return {last}; }
  constexpr size_t size() const { return last - first; }
  constexpr bool empty() const { return first == last; }
  constexpr T operator[](ptrdiff_t n) const { return first + (T)n; }
};
template <class T> struct single_view : view_base {
  T t;
  constexpr single_view(T v) : t(std::move(v)) {}
  constexpr const T *begin() const { return &t; }
  constexpr const T *end() const { return &t + 1; }
};
template <class T> struct empty_view : view_base {
  constexpr T *begin() const { return nullptr; }
  constexpr T *end() const { return nullptr; }
};
namespace views {
// An adaptor is called with the range, too.
#define WS_ADAPTOR(name, make) \
  struct ws_##name { \
    template <class F> constexpr auto operator()(F by) const { auto f = [by](auto &&r) { return make; }; return ws_closure<decltype(f)>{f}; } \
    template <class R, class F> requires range<R> constexpr auto operator()(R &&r, F by) const { return (*this)(by)(std::forward<R>(r)); } \
  }; \
  inline constexpr ws_##name name{};
#define WS_VIEW_OF(view) view(ws_all(std::forward<decltype(r)>(r)), by)
#define WS_DROP(first) ([&] { auto skip = first; auto v = ws_all(std::forward<decltype(r)>(r)); return ws_dropped<decltype(v), decltype(skip)>(std::move(v), skip); }())
WS_ADAPTOR(transform, WS_VIEW_OF(transform_view)) WS_ADAPTOR(filter, WS_VIEW_OF(filter_view)) WS_ADAPTOR(take, WS_VIEW_OF(take_view)) WS_ADAPTOR(take_while, WS_VIEW_OF(take_while_view))
WS_ADAPTOR(drop, WS_DROP([by](auto a, auto b) { for (ptrdiff_t n = by; n > 0 && !(a == b); --n) ++a; return a; }))
WS_ADAPTOR(drop_while, WS_DROP([by](auto a, auto b) { return std::find_if_not(a, b, by); }))
template <class T, class C> constexpr auto ws_pattern(const T &t, const C *) {
  if constexpr (is_convertible_v<T, C>) return single_view<C>(t);
  else if constexpr (is_pointer_v<T>) return basic_string_view<C>(t);
  else return t;
}
struct ws_pieces {
  template <class P> constexpr auto operator()(P by) const {
    auto f = [by](auto &&r) { auto v = ws_all(std::forward<decltype(r)>(r)); auto p = ws_pattern(by, (const range_value_t<decltype(v)> *)nullptr); return split_view<decltype(v), decltype(p)>(std::move(v), p); };
    return ws_closure<decltype(f)>{f};
  }
  template <class R, class P> requires range<R> constexpr auto operator()(R &&r, P by) const { return (*this)(by)(std::forward<R>(r)); }
};
inline constexpr ws_pieces split{}, lazy_split{};
#define WS_PLAIN_ADAPTOR(name, make) \
  inline constexpr auto ws_to_##name = [](auto &&r) { return make; }; \
  inline constexpr ws_closure<remove_const_t<decltype(ws_to_##name)>> name{ws_to_##name};
WS_PLAIN_ADAPTOR(all, ws_all(std::forward<decltype(r)>(r))) WS_PLAIN_ADAPTOR(common, ws_all(std::forward<decltype(r)>(r))) WS_PLAIN_ADAPTOR(as_const, ws_all(std::forward<decltype(r)>(r)))
WS_PLAIN_ADAPTOR(reverse, reverse_view(ws_all(std::forward<decltype(r)>(r)))) WS_PLAIN_ADAPTOR(join, join_view(ws_all(std::forward<decltype(r)>(r))))
template <size_t N> struct ws_part { template <class T> constexpr auto operator()(const T &t) const { return std::get<N>(t); } };
template <size_t N> inline constexpr auto ws_to_part = [](auto &&r) { return transform_view(ws_all(std::forward<decltype(r)>(r)), ws_part<N>{}); };
template <size_t N> inline constexpr ws_closure<remove_const_t<decltype(ws_to_part<N>)>> elements{ws_to_part<N>};
inline constexpr ws_closure<remove_const_t<decltype(ws_to_part<0>)>> keys{ws_to_part<0>};
inline constexpr ws_closure<remove_const_t<decltype(ws_to_part<1>)>> values{ws_to_part<1>};
template <class T, class U> constexpr iota_view<T> iota(T a, U b) { return {a, (T)b}; }
template <class T> constexpr iota_view<T> iota(T a) { return {a, numeric_limits<T>::max()}; }
template <class T> constexpr single_view<T> single(T t) { return {std::move(t)}; }
template <class T> inline constexpr empty_view<T> empty{};
template <class I> constexpr auto counted(I i, ptrdiff_t n) { return subrange<I>(i, i + n); }
} // namespace views
} // namespace ranges
namespace views = ranges::views;
} // namespace std
} // extern "C++"
#endif
