// <compare>, <concepts>, <source_location>: C++20.
#pragma once
#include "ws/utility.h"
#if __cplusplus >= 202002L && defined(__cpp_concepts)
extern "C++" {
namespace std {
// ---------------------------------------------------------------- concepts
template <class A, class B> concept same_as = is_same_v<A, B> && is_same_v<B, A>;
template <class A, class B> concept derived_from = __is_base_of(B, A) && __is_convertible_to(const volatile A *, const volatile B *);
template <class A, class B> concept convertible_to = __is_convertible_to(A, B) && requires { static_cast<B>(declval<A>()); };
template <class T> concept integral = is_integral_v<T>;
template <class T> concept signed_integral = is_integral_v<T> && is_signed_v<T>;
template <class T> concept unsigned_integral = is_integral_v<T> && !is_signed_v<T>;
template <class T> concept floating_point = is_floating_point_v<T>;
template <class A, class B> concept common_with = requires { typename common_type_t<A, B>; };
template <class A, class B> concept assignable_from = requires(A a, B &&b) { a = static_cast<B &&>(b); };
template <class T> concept swappable = requires(T &a, T &b) { swap(a, b); };
template <class T> concept destructible = is_destructible_v<T>;
template <class T, class... A> concept constructible_from = __is_constructible(T, A...);
template <class T> concept default_initializable = __is_constructible(T);
template <class T> concept move_constructible = __is_constructible(T, T &&);
template <class T> concept copy_constructible = __is_constructible(T, const T &);
template <class T> concept movable = is_object_v<T> && move_constructible<T> && __is_assignable(T &, T &&);
template <class T> concept copyable = movable<T> && copy_constructible<T> && __is_assignable(T &, const T &);
template <class T> concept semiregular = copyable<T> && default_initializable<T>;
template <class A, class B> concept equality_comparable_with = requires(const A &a, const B &b) { a == b; a != b; };
template <class T> concept equality_comparable = equality_comparable_with<T, T>;
template <class T> concept regular = semiregular<T> && equality_comparable<T>;
template <class T> concept totally_ordered = equality_comparable<T> && requires(const T &a, const T &b) { a < b; a > b; a <= b; a >= b; };
template <class T, class U> concept common_reference_with = requires(bool b, T t, U u) { b ? t : u; };
template <class R, class T, class U> concept relation = is_invocable_r_v<bool, R, T, U> && is_invocable_r_v<bool, R, U, T>;
template <class R, class T, class U> concept strict_weak_order = relation<R, T, U>;
template <class F, class... A> concept invocable = is_invocable_v<F, A...>;
template <class F, class... A> concept regular_invocable = is_invocable_v<F, A...>;
template <class F, class... A> concept predicate = is_invocable_r_v<bool, F, A...>;
// ---------------------------------------------------------------- <=>
struct partial_ordering {
  signed char ws_v;
  static const partial_ordering less, equivalent, greater, unordered;
};
inline constexpr partial_ordering partial_ordering::less{-1}, partial_ordering::equivalent{0}, partial_ordering::greater{1}, partial_ordering::unordered{2};
struct weak_ordering {
  signed char ws_v;
  WS_C operator partial_ordering() const { return partial_ordering{ws_v}; }
  static const weak_ordering less, equivalent, greater;
};
inline constexpr weak_ordering weak_ordering::less{-1}, weak_ordering::equivalent{0}, weak_ordering::greater{1};
struct strong_ordering {
  signed char ws_v;
  WS_C operator partial_ordering() const { return partial_ordering{ws_v}; }
  WS_C operator weak_ordering() const { return weak_ordering{ws_v}; }
  static const strong_ordering less, equal, equivalent, greater;
};
inline constexpr strong_ordering strong_ordering::less{-1}, strong_ordering::equal{0}, strong_ordering::equivalent{0}, strong_ordering::greater{1};
#define WS_ORDER(O) \
  WS_C bool operator==(O a, decltype(nullptr)) { return a.ws_v == 0; } \
  WS_C bool operator==(O a, O b) { return a.ws_v == b.ws_v; } \
  WS_C bool operator!=(O a, decltype(nullptr)) { return a.ws_v != 0; } \
  WS_C bool operator<(O a, decltype(nullptr)) { return a.ws_v == -1; } \
  WS_C bool operator>(O a, decltype(nullptr)) { return a.ws_v == 1; } \
  WS_C bool operator<=(O a, decltype(nullptr)) { return a.ws_v == -1 || a.ws_v == 0; } \
  WS_C bool operator>=(O a, decltype(nullptr)) { return a.ws_v == 1 || a.ws_v == 0; }
WS_ORDER(strong_ordering) WS_ORDER(weak_ordering) WS_ORDER(partial_ordering)
WS_C bool is_lt(partial_ordering o) { return o < nullptr; }
WS_C bool is_gt(partial_ordering o) { return o > nullptr; }
WS_C bool is_eq(partial_ordering o) { return o == nullptr; }
// The weakest of the orders of several parts.
template <class... O> struct common_comparison_category { typedef conditional_t<(is_same_v<O, strong_ordering> && ...), strong_ordering, conditional_t<((!is_same_v<O, partial_ordering>) && ...), weak_ordering, partial_ordering>> type; };
template <class... O> using common_comparison_category_t = typename common_comparison_category<O...>::type;
template <class T, class U = T> using compare_three_way_result_t = decltype(declval<const T &>() <=> declval<const U &>());
struct compare_three_way { template <class A, class B> WS_C auto operator()(const A &a, const B &b) const { return a <=> b; } };
struct source_location {
  static constexpr source_location current(const char *file = __builtin_FILE(), const char *function = __builtin_FUNCTION(), unsigned line = __builtin_LINE(), unsigned column = __builtin_COLUMN()) {
    source_location s;
    s.ws_file = file, s.ws_function = function, s.ws_line = line, s.ws_column = column;
    return s;
  }
  constexpr unsigned line() const { return ws_line; }
  constexpr unsigned column() const { return ws_column; }
  constexpr const char *file_name() const { return ws_file; }
  constexpr const char *function_name() const { return ws_function; }
private:
  const char *ws_file = "", *ws_function = "";
  unsigned ws_line = 0, ws_column = 0;
};
WS_C strong_ordering ws_ordering(int c) { return c < 0 ? strong_ordering::less : c > 0 ? strong_ordering::greater : strong_ordering::equal; }
// By <=> where it is defined, else by <.
template <class A, class B> WS_C auto ws_three_way(const A &a, const B &b) {
  if constexpr (requires { a <=> b; }) return a <=> b;
  else return a < b ? weak_ordering::less : b < a ? weak_ordering::greater : weak_ordering::equivalent;
}
template <class A, class B> WS_C common_comparison_category_t<decltype(ws_three_way(declval<A>(), declval<A>())), decltype(ws_three_way(declval<B>(), declval<B>()))> operator<=>(const pair<A, B> &p, const pair<A, B> &q) {
  auto c = ws_three_way(p.first, q.first);
  if (c != nullptr) return c;
  return ws_three_way(p.second, q.second);
}
template <class C> auto ws_sequence_order(const C &a, const C &b) -> decltype(ws_three_way(*a.begin(), *b.begin())) {
  auto i = a.begin(), e = a.end();
  auto j = b.begin(), f = b.end();
  for (; i != e && j != f; ++i, ++j) {
    auto c = ws_three_way(*i, *j);
    if (c != nullptr) return c;
  }
  return i == e ? j == f ? strong_ordering::equal : strong_ordering::less : strong_ordering::greater;
}
} // namespace std
} // extern "C++"
#endif
