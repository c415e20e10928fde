// <utility>, <initializer_list>, and the smallest functions of <algorithm>: what device code uses too.
#pragma once
#include "ws/type_traits.h"
extern "C++" {
namespace std {
template <class T> WS_C remove_reference_t<T> &&move(T &&t) noexcept { return static_cast<remove_reference_t<T> &&>(t); }
template <class T> WS_C T &&forward(remove_reference_t<T> &t) noexcept { return static_cast<T &&>(t); }
template <class T> WS_C T &&forward(remove_reference_t<T> &&t) noexcept { return static_cast<T &&>(t); }
template <class T> WS_C conditional_t<!is_nothrow_move_constructible<T>::value && is_copy_constructible<T>::value, const T &, T &&> move_if_noexcept(T &t) noexcept { return move(t); }
template <class T> WS_C const T &as_const(T &t) noexcept { return t; }
template <class T> void as_const(const T &&) = delete;
template <class T> WS_C T *addressof(T &t) noexcept { return __builtin_addressof(t); }
template <class T> WS_M enable_if_t<is_move_constructible<T>::value && is_move_assignable<T>::value> swap(T &a, T &b) noexcept(is_nothrow_move_constructible<T>::value) {
  T t = move(a);
  a = move(b);
  b = move(t);
}
template <class T, size_t N> WS_M void swap(T (&a)[N], T (&b)[N]) {
  for (size_t i = 0; i < N; ++i) swap(a[i], b[i]);
}
template <class T, class U = T> WS_M T exchange(T &a, U &&b) {
  T t = move(a);
  a = forward<U>(b);
  return t;
}
template <class E> class initializer_list {
  const E *ws_first;
  size_t ws_size;
  constexpr initializer_list(const E *p, size_t n) : ws_first(p), ws_size(n) {}
public:
  typedef E value_type;
  typedef const E &reference, &const_reference;
  typedef const E *iterator, *const_iterator;
  typedef size_t size_type;
  constexpr initializer_list() noexcept : ws_first(nullptr), ws_size(0) {}
  WS_C size_t size() const noexcept { return ws_size; }
  WS_C const E *begin() const noexcept { return ws_first; }
  WS_C const E *end() const noexcept { return ws_first + ws_size; }
};
template <class T> WS_C const T &min(const T &a, const T &b) { return b < a ? b : a; }
template <class T> WS_C const T &max(const T &a, const T &b) { return a < b ? b : a; }
template <class T, class C> WS_C const T &min(const T &a, const T &b, C less) { return less(b, a) ? b : a; }
template <class T, class C> WS_C const T &max(const T &a, const T &b, C less) { return less(a, b) ? b : a; }
template <class T> WS_M T min(initializer_list<T> l) {
  const T *r = l.begin();
  for (const T *p = r; p != l.end(); ++p) if (*p < *r) r = p;
  return *r;
}
template <class T> WS_M T max(initializer_list<T> l) {
  const T *r = l.begin();
  for (const T *p = r; p != l.end(); ++p) if (*r < *p) r = p;
  return *r;
}
template <class T, class C> WS_M T min(initializer_list<T> l, C less) {
  const T *r = l.begin();
  for (const T *p = r; p != l.end(); ++p) if (less(*p, *r)) r = p;
  return *r;
}
template <class T, class C> WS_M T max(initializer_list<T> l, C less) {
  const T *r = l.begin();
  for (const T *p = r; p != l.end(); ++p) if (less(*r, *p)) r = p;
  return *r;
}
#if __cplusplus >= 201703L
template <class T> WS_C const T &clamp(const T &x, const T &lo, const T &hi) { return x < lo ? lo : hi < x ? hi : x; }
template <class T, class C> WS_C const T &clamp(const T &x, const T &lo, const T &hi, C less) { return less(x, lo) ? lo : less(hi, x) ? hi : x; }
#endif
template <class T, T... I> struct integer_sequence {
  typedef T value_type;
  WS_C static size_t size() noexcept { return sizeof...(I); }
};
template <class T, T N> using make_integer_sequence = __make_integer_seq<integer_sequence, T, N>;
template <size_t... I> using index_sequence = integer_sequence<size_t, I...>;
template <size_t N> using make_index_sequence = make_integer_sequence<size_t, N>;
template <class... T> using index_sequence_for = make_index_sequence<sizeof...(T)>;
struct piecewise_construct_t { WS_C explicit piecewise_construct_t() {} };
struct in_place_t { WS_C explicit in_place_t() {} };
template <class T> struct in_place_type_t { WS_C explicit in_place_type_t() {} };
template <size_t I> struct in_place_index_t { WS_C explicit in_place_index_t() {} };
inline constexpr piecewise_construct_t piecewise_construct{};
inline constexpr in_place_t in_place{};
template <class T> inline constexpr in_place_type_t<T> in_place_type{};
template <size_t I> inline constexpr in_place_index_t<I> in_place_index{};
template <class... T> struct tuple;

template <class A, class B> struct pair {
  typedef A first_type;
  typedef B second_type;
  A first;
  B second;
  WS_C pair() : first(), second() {}
  WS_C pair(const A &a, const B &b) : first(a), second(b) {}
  template <class U = A, class V = B, class = enable_if_t<__is_constructible(A, U &&) && __is_constructible(B, V &&)>>
  WS_C pair(U &&a, V &&b) : first(forward<U>(a)), second(forward<V>(b)) {}
  template <class U, class V, class = enable_if_t<__is_constructible(A, const U &) && __is_constructible(B, const V &)>>
  WS_C pair(const pair<U, V> &p) : first(p.first), second(p.second) {}
  template <class U, class V, class = enable_if_t<__is_constructible(A, U &&) && __is_constructible(B, V &&)>>
  WS_C pair(pair<U, V> &&p) : first(forward<U>(p.first)), second(forward<V>(p.second)) {}
  template <class... U, class... V> pair(piecewise_construct_t, tuple<U...> a, tuple<V...> b)
      : pair(a, b, index_sequence_for<U...>(), index_sequence_for<V...>()) {}
  pair(const pair &) = default;
  pair(pair &&) = default;
  WS_M pair &operator=(const conditional_t<__is_assignable(A &, const A &) && __is_assignable(B &, const B &), pair, nullptr_t> &p) {
    first = p.first;
    second = p.second;
    return *this;
  }
  WS_M pair &operator=(conditional_t<__is_assignable(A &, A &&) && __is_assignable(B &, B &&), pair, nullptr_t> &&p) {
    first = forward<A>(p.first);
    second = forward<B>(p.second);
    return *this;
  }
  template <class U, class V, class = enable_if_t<__is_assignable(A &, const U &) && __is_assignable(B &, const V &)>> WS_M pair &operator=(const pair<U, V> &p) {
    first = p.first;
    second = p.second;
    return *this;
  }
  template <class U, class V, class = enable_if_t<__is_assignable(A &, U &&) && __is_assignable(B &, V &&)>> WS_M pair &operator=(pair<U, V> &&p) {
    first = forward<U>(p.first);
    second = forward<V>(p.second);
    return *this;
  }
  WS_M void swap(pair &p) {
    using std::swap;
    swap(first, p.first);
    swap(second, p.second);
  }
private:
  template <class T, class U, size_t... I, size_t... J> pair(T &a, U &b, index_sequence<I...>, index_sequence<J...>);
};
template <class A, class B> WS_C bool operator==(const pair<A, B> &p, const pair<A, B> &o) { return p.first == o.first && p.second == o.second; }
template <class A, class B> WS_C bool operator!=(const pair<A, B> &p, const pair<A, B> &o) { return !(p == o); }
template <class A, class B> WS_C bool operator<(const pair<A, B> &p, const pair<A, B> &o) { return p.first < o.first || (!(o.first < p.first) && p.second < o.second); }
template <class A, class B> WS_C bool operator>(const pair<A, B> &p, const pair<A, B> &o) { return o < p; }
template <class A, class B> WS_C bool operator<=(const pair<A, B> &p, const pair<A, B> &o) { return !(o < p); }
template <class A, class B> WS_C bool operator>=(const pair<A, B> &p, const pair<A, B> &o) { return !(p < o); }
template <class A, class B> WS_M void swap(pair<A, B> &p, pair<A, B> &o) { p.swap(o); }
template <class T> struct ws_made { typedef T type; };
template <class T> struct ws_made<reference_wrapper<T>> { typedef T &type; };
template <class T> using ws_made_t = typename ws_made<decay_t<T>>::type;
template <class A, class B> WS_C pair<ws_made_t<A>, ws_made_t<B>> make_pair(A &&a, B &&b) {
  return pair<ws_made_t<A>, ws_made_t<B>>(forward<A>(a), forward<B>(b));
}
#if __cplusplus >= 201703L
template <class A, class B> pair(A, B) -> pair<A, B>;
#endif
template <class T> struct tuple_size;
template <class T> struct tuple_size<const T> : tuple_size<T> {};
template <class A, class B> struct tuple_size<pair<A, B>> : integral_constant<size_t, 2> {};
template <class T> inline constexpr size_t tuple_size_v = tuple_size<T>::value;
template <size_t I, class T> struct tuple_element;
template <size_t I, class T> struct tuple_element<I, const T> { typedef const typename tuple_element<I, T>::type type; };
template <class A, class B> struct tuple_element<0, pair<A, B>> { typedef A type; };
template <class A, class B> struct tuple_element<1, pair<A, B>> { typedef B type; };
template <size_t I, class T> using tuple_element_t = typename tuple_element<I, T>::type;
template <size_t I> struct ws_part;
template <> struct ws_part<0> {
  template <class A, class B> WS_C static A &of(pair<A, B> &p) noexcept { return p.first; }
  template <class A, class B> WS_C static const A &of(const pair<A, B> &p) noexcept { return p.first; }
};
template <> struct ws_part<1> {
  template <class A, class B> WS_C static B &of(pair<A, B> &p) noexcept { return p.second; }
  template <class A, class B> WS_C static const B &of(const pair<A, B> &p) noexcept { return p.second; }
};
template <size_t I, class A, class B> WS_C tuple_element_t<I, pair<A, B>> &get(pair<A, B> &p) noexcept { return ws_part<I>::of(p); }
template <size_t I, class A, class B> WS_C const tuple_element_t<I, pair<A, B>> &get(const pair<A, B> &p) noexcept { return ws_part<I>::of(p); }
template <size_t I, class A, class B> WS_C tuple_element_t<I, pair<A, B>> &&get(pair<A, B> &&p) noexcept { return static_cast<tuple_element_t<I, pair<A, B>> &&>(ws_part<I>::of(p)); }
template <class T, class B> WS_C T &get(pair<T, B> &p) noexcept { return p.first; }
template <class T, class A> WS_C T &get(pair<A, T> &p) noexcept { return p.second; }
template <class T, class B> WS_C const T &get(const pair<T, B> &p) noexcept { return p.first; }
template <class T, class A> WS_C const T &get(const pair<A, T> &p) noexcept { return p.second; }
#if __cplusplus >= 201703L
template <class T, size_t N> WS_C size_t size(const T (&)[N]) noexcept { return N; }
template <class C> WS_C auto size(const C &c) -> decltype(c.size()) { return c.size(); }
template <class T, size_t N> WS_C bool empty(const T (&)[N]) noexcept { return false; }
#endif
#if __cplusplus >= 202002L
template <class C> WS_C auto ssize(const C &c) -> decltype((ptrdiff_t)c.size()) { return (ptrdiff_t)c.size(); }
#endif
#if __cplusplus >= 201703L
template <class C> WS_C auto empty(const C &c) -> decltype(c.empty()) { return c.empty(); }
template <class T, size_t N> WS_C T *data(T (&a)[N]) noexcept { return a; }
template <class C> WS_C auto data(C &c) -> decltype(c.data()) { return c.data(); }
#endif
template <class T, size_t N> WS_C T *begin(T (&a)[N]) noexcept { return a; }
template <class T, size_t N> WS_C T *end(T (&a)[N]) noexcept { return a + N; }
template <class C> WS_C auto begin(C &c) -> decltype(c.begin()) { return c.begin(); }
template <class C> WS_C auto end(C &c) -> decltype(c.end()) { return c.end(); }
template <class C> WS_C auto begin(const C &c) -> decltype(c.begin()) { return c.begin(); }
template <class C> WS_C auto end(const C &c) -> decltype(c.end()) { return c.end(); }
template <class C> WS_C auto cbegin(const C &c) -> decltype(std::begin(c)) { return std::begin(c); }
template <class C> WS_C auto cend(const C &c) -> decltype(std::end(c)) { return std::end(c); }
template <class C> WS_C auto rbegin(C &c) -> decltype(c.rbegin()) { return c.rbegin(); }
template <class C> WS_C auto rend(C &c) -> decltype(c.rend()) { return c.rend(); }
template <class T, class U> WS_C T bit_cast(const U &u) noexcept { return __builtin_bit_cast(T, u); }
#if __cplusplus >= 201703L
enum class byte : unsigned char {};
template <class T> WS_C T to_integer(byte b) noexcept { return (T)b; }
WS_C byte operator|(byte a, byte b) noexcept { return (byte)((unsigned)a | (unsigned)b); }
WS_C byte operator&(byte a, byte b) noexcept { return (byte)((unsigned)a & (unsigned)b); }
WS_C byte operator^(byte a, byte b) noexcept { return (byte)((unsigned)a ^ (unsigned)b); }
WS_C byte operator~(byte a) noexcept { return (byte)~(unsigned)a; }
#endif
namespace rel_ops {
template <class T> WS_C bool operator!=(const T &a, const T &b) { return !(a == b); }
template <class T> WS_C bool operator>(const T &a, const T &b) { return b < a; }
template <class T> WS_C bool operator<=(const T &a, const T &b) { return !(b < a); }
template <class T> WS_C bool operator>=(const T &a, const T &b) { return !(a < b); }
} // namespace rel_ops
#define WS_INT_COMPARE(name, e) template <class A, class B> WS_C bool name(A a, B b) noexcept { return e; }
template <class A, class B> WS_C bool cmp_less(A a, B b) noexcept { return (a < A(0)) != (b < B(0)) ? a < A(0) : a < (common_type_t<A, B>)b; }
WS_INT_COMPARE(cmp_equal, (a < A(0)) == (b < B(0)) && a == (common_type_t<A, B>)b) WS_INT_COMPARE(cmp_not_equal, !cmp_equal(a, b))
WS_INT_COMPARE(cmp_greater, cmp_less(b, a)) WS_INT_COMPARE(cmp_less_equal, !cmp_less(b, a)) WS_INT_COMPARE(cmp_greater_equal, !cmp_less(a, b))
} // namespace std
} // extern "C++"
