// <cuda/std/variant>: without tables of functions, which device code would call through pointers.
#pragma once
#include "ws/variant.h"
extern "C++" {
namespace cuda { namespace std {
using namespace ::std;
#if __cplusplus >= 201703L
template <class... T> struct variant;
template <class V> struct variant_size;
template <class... T> struct variant_size<variant<T...>> : integral_constant<size_t, sizeof...(T)> {};
template <class V> struct variant_size<const V> : variant_size<V> {};
template <class V> inline constexpr size_t variant_size_v = variant_size<V>::value;
template <size_t I, class V> struct variant_alternative;
template <size_t I, class... T> struct variant_alternative<I, variant<T...>> : ws_nth<I, T...> {};
template <size_t I, class V> struct variant_alternative<I, const V> { typedef const typename variant_alternative<I, V>::type type; };
template <size_t I, class V> using variant_alternative_t = typename variant_alternative<I, V>::type;
WS_ATTR_HD inline void ws_bad_cuda_variant(bool valueless) {
#ifdef __CUDA_ARCH__
  (void)valueless;
  __builtin_trap();
#else
  ::std::ws_bad_variant(valueless);
#endif
}
// The bytes of an alternative, and what is done to them by its index.
template <class... T> struct ws_room {
  alignas(ws_greatest(alignof(T)...)) unsigned char bytes[ws_greatest(sizeof(T)...)];
  unsigned ws_index = (unsigned)-1;
  template <class F, size_t I = 0> WS_ATTR_HD void ws_do(F &&f) const {
    if constexpr (I < sizeof...(T)) {
      if (ws_index == I) f(integral_constant<size_t, I>(), (typename ws_nth<I, T...>::type *)bytes);
      else this->template ws_do<F, I + 1>(static_cast<F &&>(f));
    }
  }
};
template <bool Plain, class... T> struct ws_held : ws_room<T...> {};
template <class... T> struct ws_held<false, T...> : ws_room<T...> {
  WS_ATTR_HD ws_held() {}
  WS_ATTR_HD ws_held(const ws_held &o) : ws_room<T...>() { ws_take(o); }
  WS_ATTR_HD ws_held(ws_held &&o) : ws_room<T...>() { ws_take(static_cast<ws_held &&>(o)); }
  WS_ATTR_HD ws_held &operator=(const ws_held &o) { if (this != &o) { ws_reset(); ws_take(o); } return *this; }
  WS_ATTR_HD ws_held &operator=(ws_held &&o) { if (this != &o) { ws_reset(); ws_take(static_cast<ws_held &&>(o)); } return *this; }
  WS_ATTR_HD ~ws_held() { ws_reset(); }
  WS_ATTR_HD void ws_reset() {
    this->ws_do([](auto, auto *p) { typedef remove_cvref_t<decltype(*p)> V; p->~V(); });
    this->ws_index = (unsigned)-1;
  }
  WS_ATTR_HD void ws_take(const ws_held &o) {
    o.ws_do([this](auto, auto *p) { typedef remove_cvref_t<decltype(*p)> V; ::new ((void *)this->bytes) V(*(const V *)p); });
    this->ws_index = o.ws_index;
  }
  WS_ATTR_HD void ws_take(ws_held &&o) {
    o.ws_do([this](auto, auto *p) { typedef remove_cvref_t<decltype(*p)> V; ::new ((void *)this->bytes) V(static_cast<V &&>(*p)); });
    this->ws_index = o.ws_index;
  }
};
template <class... T> struct variant : private ws_held<(__is_trivially_copyable(T) && ...), T...> {
  typedef typename ws_nth<0, T...>::type ws_first;
  typedef ws_held<(__is_trivially_copyable(T) && ...), T...> ws_base;
  template <class F = ws_first, class = enable_if_t<__is_constructible(F)>> WS_ATTR_HD variant() { ws_put<0>(); }
  variant(const variant &) = default;
  variant(variant &&) = default;
  variant &operator=(const variant &) = default;
  variant &operator=(variant &&) = default;
  template <class U, class C = ws_chosen<U, T...>, class = enable_if_t<!is_same<remove_cvref_t<U>, variant>::value>> WS_ATTR_HD variant(U &&u) { ws_put<C::value>(static_cast<U &&>(u)); }
  template <class U, class... A> WS_ATTR_HD explicit variant(in_place_type_t<U>, A &&...a) { ws_put<ws_index_of<U, T...>::value>(static_cast<A &&>(a)...); }
  template <size_t I, class... A> WS_ATTR_HD explicit variant(in_place_index_t<I>, A &&...a) { ws_put<I>(static_cast<A &&>(a)...); }
  template <class U, class C = ws_chosen<U, T...>, class = enable_if_t<!is_same<remove_cvref_t<U>, variant>::value>> WS_ATTR_HD variant &operator=(U &&u) {
    emplace<C::value>(static_cast<U &&>(u));
    return *this;
  }
  WS_ATTR_HD size_t index() const noexcept { return this->ws_index == (unsigned)-1 ? variant_npos : this->ws_index; }
  WS_ATTR_HD bool valueless_by_exception() const noexcept { return this->ws_index == (unsigned)-1; }
  template <size_t I, class... A> WS_ATTR_HD typename ws_nth<I, T...>::type &emplace(A &&...a) {
    this->ws_do([](auto, auto *p) { typedef remove_cvref_t<decltype(*p)> V; p->~V(); });
    return ws_put<I>(static_cast<A &&>(a)...);
  }
  template <class U, class... A> WS_ATTR_HD U &emplace(A &&...a) { return emplace<ws_index_of<U, T...>::value>(static_cast<A &&>(a)...); }
  WS_ATTR_HD void swap(variant &o) { variant t(static_cast<variant &&>(o)); o = static_cast<variant &&>(*this); *this = static_cast<variant &&>(t); }
  WS_ATTR_HD void *ws_at() { return this->bytes; }
  WS_ATTR_HD const void *ws_at() const { return this->bytes; }
private:
  template <size_t I, class... A> WS_ATTR_HD typename ws_nth<I, T...>::type &ws_put(A &&...a) {
    auto *p = ::new ((void *)this->bytes) typename ws_nth<I, T...>::type(static_cast<A &&>(a)...);
    this->ws_index = (unsigned)I;
    return *p;
  }
};
template <size_t I, class... T> WS_ATTR_HD typename ws_nth<I, T...>::type *get_if(variant<T...> *v) noexcept { return v && v->index() == I ? (typename ws_nth<I, T...>::type *)v->ws_at() : nullptr; }
template <size_t I, class... T> WS_ATTR_HD const typename ws_nth<I, T...>::type *get_if(const variant<T...> *v) noexcept { return v && v->index() == I ? (const typename ws_nth<I, T...>::type *)v->ws_at() : nullptr; }
template <class U, class... T> WS_ATTR_HD U *get_if(variant<T...> *v) noexcept { return cuda::std::get_if<ws_index_of<U, T...>::value>(v); }
template <class U, class... T> WS_ATTR_HD const U *get_if(const variant<T...> *v) noexcept { return cuda::std::get_if<ws_index_of<U, T...>::value>(v); }
template <class U, class... T> WS_ATTR_HD bool holds_alternative(const variant<T...> &v) noexcept { return v.index() == ws_index_of<U, T...>::value; }
template <size_t I, class... T> WS_ATTR_HD typename ws_nth<I, T...>::type &get(variant<T...> &v) {
  if (v.index() != I) ws_bad_cuda_variant(v.valueless_by_exception());
  return *(typename ws_nth<I, T...>::type *)v.ws_at();
}
template <size_t I, class... T> WS_ATTR_HD const typename ws_nth<I, T...>::type &get(const variant<T...> &v) {
  if (v.index() != I) ws_bad_cuda_variant(v.valueless_by_exception());
  return *(const typename ws_nth<I, T...>::type *)v.ws_at();
}
template <size_t I, class... T> WS_ATTR_HD typename ws_nth<I, T...>::type &&get(variant<T...> &&v) { return static_cast<typename ws_nth<I, T...>::type &&>(cuda::std::get<I>(v)); }
template <class U, class... T> WS_ATTR_HD U &get(variant<T...> &v) { return cuda::std::get<ws_index_of<U, T...>::value>(v); }
template <class U, class... T> WS_ATTR_HD const U &get(const variant<T...> &v) { return cuda::std::get<ws_index_of<U, T...>::value>(v); }
template <class U, class... T> WS_ATTR_HD U &&get(variant<T...> &&v) { return static_cast<U &&>(cuda::std::get<ws_index_of<U, T...>::value>(v)); }
// Those of tuples, pairs and arrays, which the names above hide.
using ::std::get;
template <class... T> WS_ATTR_HD bool operator==(const variant<T...> &x, const variant<T...> &y) {
  if (x.index() != y.index()) return false;
  return x.valueless_by_exception() || visit([&](const auto &v) { return v == cuda::std::get<remove_cvref_t<decltype(v)>>(y); }, x);
}
template <class... T> WS_ATTR_HD bool operator!=(const variant<T...> &x, const variant<T...> &y) { return !(x == y); }
template <size_t I, class R, class F, class V> WS_ATTR_HD R ws_visit_cuda(F &f, V &v) {
  if constexpr (I + 1 < variant_size<remove_cvref_t<V>>::value) {
    if (v.index() != I) return cuda::std::ws_visit_cuda<I + 1, R, F, V>(f, v);
  }
  return f(cuda::std::get<I>(static_cast<V &&>(v)));
}
template <class F, class V> WS_ATTR_HD decltype(auto) visit(F &&f, V &&v) {
  if (v.valueless_by_exception()) ws_bad_cuda_variant(true);
  typedef decltype(static_cast<F &&>(f)(cuda::std::get<0>(static_cast<V &&>(v)))) R;
  return cuda::std::ws_visit_cuda<0, R, remove_reference_t<F>, V>(f, v);
}
template <class F, class V, class W, class... X> WS_ATTR_HD decltype(auto) visit(F &&f, V &&v, W &&w, X &&...x) {
  return cuda::std::visit([&](auto &&p) -> decltype(auto) {
    return cuda::std::visit([&](auto &&...q) -> decltype(auto) { return static_cast<F &&>(f)(static_cast<decltype(p) &&>(p), static_cast<decltype(q) &&>(q)...); }, static_cast<W &&>(w), static_cast<X &&>(x)...);
  }, static_cast<V &&>(v));
}
#endif
} } // namespace cuda::std
} // extern "C++"
