// <tuple>
#pragma once
#include "ws/utility.h"
extern "C++" {
namespace std {
// One element, told apart by its number; the elements are bases of the tuple, the last one first in memory.
template <size_t I, class T> struct ws_leaf {
  T value;
  WS_C ws_leaf() : value() {}
  template <class U> WS_C explicit ws_leaf(int, U &&u) : value(static_cast<U &&>(u)) {}
};
template <size_t I, class... T> struct ws_tuple;
template <size_t I> struct ws_tuple<I> {
  WS_C ws_tuple() {}
  WS_C explicit ws_tuple(int) {}
};
template <size_t I, class H, class... R> struct ws_tuple<I, H, R...> : ws_tuple<I + 1, R...>, ws_leaf<I, H> {
  WS_C ws_tuple() {}
  template <class U, class... V> WS_C explicit ws_tuple(int, U &&u, V &&...v) : ws_tuple<I + 1, R...>(0, static_cast<V &&>(v)...), ws_leaf<I, H>(0, static_cast<U &&>(u)) {}
};
template <size_t I, class H, class... R> struct tuple_element<I, tuple<H, R...>> : tuple_element<I - 1, tuple<R...>> {};
template <class H, class... R> struct tuple_element<0, tuple<H, R...>> { typedef H type; };
template <class... T> struct tuple_size<tuple<T...>> : integral_constant<size_t, sizeof...(T)> {};
template <size_t I, class T> WS_C T &ws_leaf_of(ws_leaf<I, T> &l) noexcept { return l.value; }
template <size_t I, class T> WS_C const T &ws_leaf_of(const ws_leaf<I, T> &l) noexcept { return l.value; }
template <size_t I, class... T> WS_C tuple_element_t<I, tuple<T...>> &get(tuple<T...> &t) noexcept { return ws_leaf_of<I>(t); }
template <size_t I, class... T> WS_C const tuple_element_t<I, tuple<T...>> &get(const tuple<T...> &t) noexcept { return ws_leaf_of<I>(t); }
template <size_t I, class... T> WS_C tuple_element_t<I, tuple<T...>> &&get(tuple<T...> &&t) noexcept { return static_cast<tuple_element_t<I, tuple<T...>> &&>(ws_leaf_of<I>(t)); }
template <class A, class B, class = void> struct ws_all_convert : false_type {};
template <class... A, class... B> struct ws_all_convert<tuple<A...>, tuple<B...>, enable_if_t<sizeof...(A) == sizeof...(B)>> : conjunction<is_constructible<A, B>...> {};

template <class... T> struct tuple : ws_tuple<0, T...> {
  typedef ws_tuple<0, T...> ws_base;
  WS_C tuple() {}
  template <bool B = (sizeof...(T) > 0), class = enable_if_t<B && conjunction<is_copy_constructible<T>...>::value>> WS_C tuple(const T &...t) : ws_base(0, t...) {}
  template <class... U, class = enable_if_t<(sizeof...(U) > 0) && ws_all_convert<tuple, tuple<U &&...>>::value &&
                                            !is_same<tuple<remove_cvref_t<U>...>, tuple<tuple>>::value>>
  WS_C tuple(U &&...u) : ws_base(0, static_cast<U &&>(u)...) {}
  template <class... U, class = enable_if_t<ws_all_convert<tuple, tuple<const U &...>>::value && !is_same<tuple, tuple<U...>>::value &&
                                            !(sizeof...(T) == 1 && ws_all_convert<tuple, tuple<const tuple<U...> &>>::value)>>
  WS_C tuple(const tuple<U...> &t) : tuple(t, index_sequence_for<U...>()) {}
  template <class... U, class = enable_if_t<ws_all_convert<tuple, tuple<U &&...>>::value && !is_same<tuple, tuple<U...>>::value &&
                                            !(sizeof...(T) == 1 && ws_all_convert<tuple, tuple<tuple<U...> &&>>::value)>>
  WS_C tuple(tuple<U...> &&t) : tuple(static_cast<tuple<U...> &&>(t), index_sequence_for<U...>()) {}
  template <class U, class V, class = enable_if_t<ws_all_convert<tuple, tuple<const U &, const V &>>::value>> WS_C tuple(const pair<U, V> &p) : ws_base(0, p.first, p.second) {}
  template <class U, class V, class = enable_if_t<ws_all_convert<tuple, tuple<U &&, V &&>>::value>> WS_C tuple(pair<U, V> &&p) : ws_base(0, forward<U>(p.first), forward<V>(p.second)) {}
  tuple(const tuple &) = default;
  tuple(tuple &&) = default;
  WS_M tuple &operator=(const conditional_t<conjunction<is_copy_assignable<T>...>::value, tuple, nullptr_t> &t) { return assign(t, index_sequence_for<T...>()); }
  WS_M tuple &operator=(conditional_t<conjunction<is_move_assignable<T>...>::value, tuple, nullptr_t> &&t) { return assign(std::move(t), index_sequence_for<T...>()); }
  template <class... U, class = enable_if_t<sizeof...(U) == sizeof...(T)>> WS_M tuple &operator=(const tuple<U...> &t) { return assign(t, index_sequence_for<T...>()); }
  template <class... U, class = enable_if_t<sizeof...(U) == sizeof...(T)>> WS_M tuple &operator=(tuple<U...> &&t) { return assign(std::move(t), index_sequence_for<T...>()); }
  template <class U, class V> WS_M tuple &operator=(const pair<U, V> &p) {
    std::get<0>(*this) = p.first;
    std::get<1>(*this) = p.second;
    return *this;
  }
  template <class U, class V> WS_M tuple &operator=(pair<U, V> &&p) {
    std::get<0>(*this) = forward<U>(p.first);
    std::get<1>(*this) = forward<V>(p.second);
    return *this;
  }
  WS_M void swap(tuple &t) {
    tuple u = std::move(t);
    t = std::move(*this);
    *this = std::move(u);
  }
private:
  template <class U, size_t... I> WS_C tuple(U &&t, index_sequence<I...>) : ws_base(0, std::get<I>(static_cast<U &&>(t))...) {}
  template <class U, size_t... I> WS_M tuple &assign(U &&t, index_sequence<I...>) {
    int order[] = {0, ((void)(std::get<I>(*this) = std::get<I>(static_cast<U &&>(t))), 0)...};
    (void)order;
    return *this;
  }
};
template <> struct tuple<> { WS_M void swap(tuple &) {} };
#if __cplusplus >= 201703L
template <class... T> tuple(T...) -> tuple<T...>;
template <class A, class B> tuple(pair<A, B>) -> tuple<A, B>;
#endif
template <class T, class... U> struct ws_index_of;
template <class T, class... R> struct ws_index_of<T, T, R...> : integral_constant<size_t, 0> {};
template <class T, class H, class... R> struct ws_index_of<T, H, R...> : integral_constant<size_t, 1 + ws_index_of<T, R...>::value> {};
template <class T, class... U> WS_C T &get(tuple<U...> &t) noexcept { return std::get<ws_index_of<T, U...>::value>(t); }
template <class T, class... U> WS_C const T &get(const tuple<U...> &t) noexcept { return std::get<ws_index_of<T, U...>::value>(t); }
template <class T, class... U> WS_C T &&get(tuple<U...> &&t) noexcept { return std::get<ws_index_of<T, U...>::value>(std::move(t)); }
template <size_t I, size_t N> struct ws_tuple_order {
  template <class A, class B> WS_C static bool equal(const A &a, const B &b) { return std::get<I>(a) == std::get<I>(b) && ws_tuple_order<I + 1, N>::equal(a, b); }
  template <class A, class B> WS_C static bool less(const A &a, const B &b) {
    return std::get<I>(a) < std::get<I>(b) || (!(std::get<I>(b) < std::get<I>(a)) && ws_tuple_order<I + 1, N>::less(a, b));
  }
};
template <size_t N> struct ws_tuple_order<N, N> {
  template <class A, class B> WS_C static bool equal(const A &, const B &) { return true; }
  template <class A, class B> WS_C static bool less(const A &, const B &) { return false; }
};
template <class... A, class... B> WS_C bool operator==(const tuple<A...> &a, const tuple<B...> &b) { return ws_tuple_order<0, sizeof...(A)>::equal(a, b); }
template <class... A, class... B> WS_C bool operator!=(const tuple<A...> &a, const tuple<B...> &b) { return !(a == b); }
template <class... A, class... B> WS_C bool operator<(const tuple<A...> &a, const tuple<B...> &b) { return ws_tuple_order<0, sizeof...(A)>::less(a, b); }
template <class... A, class... B> WS_C bool operator>(const tuple<A...> &a, const tuple<B...> &b) { return b < a; }
template <class... A, class... B> WS_C bool operator<=(const tuple<A...> &a, const tuple<B...> &b) { return !(b < a); }
template <class... A, class... B> WS_C bool operator>=(const tuple<A...> &a, const tuple<B...> &b) { return !(a < b); }
template <class... T> WS_M void swap(tuple<T...> &a, tuple<T...> &b) { a.swap(b); }
template <class... T> WS_C tuple<ws_made_t<T>...> make_tuple(T &&...t) { return tuple<ws_made_t<T>...>(static_cast<T &&>(t)...); }
template <class... T> WS_C tuple<T &&...> forward_as_tuple(T &&...t) noexcept { return tuple<T &&...>(static_cast<T &&>(t)...); }
template <class... T> WS_C tuple<T &...> tie(T &...t) noexcept { return tuple<T &...>(t...); }
struct ws_ignore { template <class T> WS_C const ws_ignore &operator=(const T &) const { return *this; } };
inline constexpr ws_ignore ignore{};
// The types of what is joined: of tuples, pairs and arrays.
template <class T, class I = make_index_sequence<tuple_size<T>::value>> struct ws_as_tuple;
template <class T, size_t... I> struct ws_as_tuple<T, index_sequence<I...>> { typedef tuple<tuple_element_t<I, T>...> type; };
template <class... T> struct ws_join;
template <class... A> struct ws_join<tuple<A...>> { typedef tuple<A...> type; };
template <class... A, class... B, class... R> struct ws_join<tuple<A...>, tuple<B...>, R...> : ws_join<tuple<A..., B...>, R...> {};
template <class... T> struct ws_cat : ws_join<typename ws_as_tuple<T>::type...> {};
WS_C inline tuple<> tuple_cat() { return tuple<>(); }
template <class T> WS_C remove_cvref_t<T> tuple_cat(T &&t) { return static_cast<T &&>(t); }
template <class A, class B, size_t... I, size_t... J> WS_C typename ws_cat<remove_cvref_t<A>, remove_cvref_t<B>>::type ws_cat2(A &&a, B &&b, index_sequence<I...>, index_sequence<J...>) {
  return typename ws_cat<remove_cvref_t<A>, remove_cvref_t<B>>::type(std::get<I>(static_cast<A &&>(a))..., std::get<J>(static_cast<B &&>(b))...);
}
template <class A, class B, class... R> WS_C typename ws_cat<remove_cvref_t<A>, remove_cvref_t<B>, remove_cvref_t<R>...>::type tuple_cat(A &&a, B &&b, R &&...r) {
  return tuple_cat(ws_cat2(static_cast<A &&>(a), static_cast<B &&>(b), make_index_sequence<tuple_size<remove_cvref_t<A>>::value>(),
                           make_index_sequence<tuple_size<remove_cvref_t<B>>::value>()),
                   static_cast<R &&>(r)...);
}
#if __cplusplus >= 201402L
template <class F, class T, size_t... I> WS_C decltype(auto) ws_apply(F &&f, T &&t, index_sequence<I...>) {
  return std::invoke(static_cast<F &&>(f), std::get<I>(static_cast<T &&>(t))...);
}
template <class F, class T> WS_C decltype(auto) apply(F &&f, T &&t) {
  return ws_apply(static_cast<F &&>(f), static_cast<T &&>(t), make_index_sequence<tuple_size<remove_reference_t<T>>::value>());
}
template <class C, class T, size_t... I> WS_C C ws_make_from(T &&t, index_sequence<I...>) { return C(std::get<I>(static_cast<T &&>(t))...); }
template <class C, class T> WS_C C make_from_tuple(T &&t) { return ws_make_from<C>(static_cast<T &&>(t), make_index_sequence<tuple_size<remove_reference_t<T>>::value>()); }
#endif
template <class A, class B> template <class T, class U, size_t... I, size_t... J>
pair<A, B>::pair(T &a, U &b, index_sequence<I...>, index_sequence<J...>)
    : first(static_cast<tuple_element_t<I, T> &&>(std::get<I>(a))...), second(static_cast<tuple_element_t<J, U> &&>(std::get<J>(b))...) {}
} // namespace std
} // extern "C++"
