// <variant> and <any>.
#pragma once
#include "ws/hash.h"
#include "ws/memory.h"
#include "ws/tuple.h"
extern "C++" {
namespace std {
struct bad_variant_access : exception {
  const char *text;
  explicit bad_variant_access(const char *t = "bad variant access") : text(t) {}
  const char *what() const noexcept override { return text; }
};
inline constexpr size_t variant_npos = (size_t)-1;
struct monostate {};
inline bool operator==(monostate, monostate) { return true; }
inline bool operator<(monostate, monostate) { return false; }
template <size_t I, class... T> struct ws_nth;
template <class H, class... R> struct ws_nth<0, H, R...> { typedef H type; };
template <size_t I, class H, class... R> struct ws_nth<I, H, R...> : ws_nth<I - 1, R...> {};
template <class... T> struct variant;
template <class V> struct variant_size;
template <class... T> struct variant_size<variant<T...>> : integral_constant<size_t, sizeof...(T)> {};
template <class V> struct variant_size<const V> : variant_size<V> {};
template <class V> inline constexpr size_t variant_size_v = variant_size<V>::value;
template <size_t I, class V> struct variant_alternative;
template <size_t I, class... T> struct variant_alternative<I, variant<T...>> : ws_nth<I, T...> {};
template <size_t I, class V> struct variant_alternative<I, const V> { typedef const typename variant_alternative<I, V>::type type; };
template <size_t I, class V> using variant_alternative_t = typename variant_alternative<I, V>::type;
// Chooses the alternative as an overload would.
template <size_t I, class... T> struct ws_choose { void operator()() const; };
template <size_t I, class H, class... R> struct ws_choose<I, H, R...> : ws_choose<I + 1, R...> {
  using ws_choose<I + 1, R...>::operator();
  struct Braced { H h[1]; };
  template <class U, class = decltype(Braced{{declval<U>()}})> integral_constant<size_t, I> operator()(H, U &&) const;
};
template <class U, class... T> using ws_chosen = decltype(declval<ws_choose<0, T...>>()(declval<U>(), declval<U>()));
constexpr size_t ws_greatest(size_t a) { return a; }
template <class... R> constexpr size_t ws_greatest(size_t a, size_t b, R... r) { return ws_greatest(a > b ? a : b, r...); }
[[noreturn]] inline void ws_bad_variant(bool valueless) {
  (void)valueless;
  WS_THROW(bad_variant_access(valueless ? "std::get: variant is valueless" : "std::get: wrong index for variant"));
}
template <class... T> struct variant {
  typedef typename ws_nth<0, T...>::type ws_first;
  template <class F = ws_first, class = enable_if_t<__is_constructible(F)>> variant() : ws_index(0) { ::new ((void *)ws_room) ws_first(); }
  variant(const variant &o) : ws_index(variant_npos) { ws_from(o); }
  variant(variant &&o) noexcept : ws_index(variant_npos) { ws_from(std::move(o)); }
  template <class U, class C = ws_chosen<U, T...>, class = enable_if_t<!is_same<remove_cvref_t<U>, variant>::value>> variant(U &&u) : ws_index(C::value) {
    ::new ((void *)ws_room) typename ws_nth<C::value, T...>::type(std::forward<U>(u));
  }
  template <class U, class... A> explicit variant(in_place_type_t<U>, A &&...a) : ws_index(ws_index_of<U, T...>::value) { ::new ((void *)ws_room) U(std::forward<A>(a)...); }
  template <size_t I, class... A> explicit variant(in_place_index_t<I>, A &&...a) : ws_index(I) { ::new ((void *)ws_room) typename ws_nth<I, T...>::type(std::forward<A>(a)...); }
  ~variant() { ws_reset(); }
  variant &operator=(const variant &o) { if (this != &o) { variant t(o); ws_reset(); ws_from(std::move(t)); } return *this; }
  variant &operator=(variant &&o) noexcept { if (this != &o) { ws_reset(); ws_from(std::move(o)); } return *this; }
  template <class U, class C = ws_chosen<U, T...>, class = enable_if_t<!is_same<remove_cvref_t<U>, variant>::value>> variant &operator=(U &&u) {
    typedef typename ws_nth<C::value, T...>::type V;
    if (ws_index == C::value) *(V *)ws_room = std::forward<U>(u);
    else emplace<C::value>(V(std::forward<U>(u)));
    return *this;
  }
  size_t index() const noexcept { return ws_index; }
  bool valueless_by_exception() const noexcept { return ws_index == variant_npos; }
  template <size_t I, class... A> typename ws_nth<I, T...>::type &emplace(A &&...a) {
    ws_reset();
    auto *p = ::new ((void *)ws_room) typename ws_nth<I, T...>::type(std::forward<A>(a)...);
    ws_index = I;
    return *p;
  }
  template <class U, class... A> U &emplace(A &&...a) { return emplace<ws_index_of<U, T...>::value>(std::forward<A>(a)...); }
  void swap(variant &o) { std::swap(*this, o); }
  void *ws_at() { return ws_room; }
  const void *ws_at() const { return ws_room; }
private:
  size_t ws_index;
  alignas(ws_greatest(alignof(T)...)) unsigned char ws_room[ws_greatest(sizeof(T)...)];
  void ws_reset() {
    if (ws_index == variant_npos) return;
    void (*const table[])(void *) = {[](void *p) { ((T *)p)->~T(); }...};
    table[ws_index](ws_room);
    ws_index = variant_npos;
  }
  void ws_from(const variant &o) {
    if (o.ws_index == variant_npos) return;
    void (*const table[])(void *, const void *) = {[](void *p, const void *q) { ::new (p) T(*(const T *)q); }...};
    table[o.ws_index](ws_room, o.ws_room);
    ws_index = o.ws_index;
  }
  void ws_from(variant &&o) {
    if (o.ws_index == variant_npos) return;
    void (*const table[])(void *, void *) = {[](void *p, void *q) { ::new (p) T(std::move(*(T *)q)); }...};
    table[o.ws_index](ws_room, o.ws_room);
    ws_index = o.ws_index;
  }
};
template <size_t I, class... T> typename ws_nth<I, T...>::type *get_if(variant<T...> *v) noexcept { return v && v->index() == I ? (typename ws_nth<I, T...>::type *)v->ws_at() : nullptr; }
template <size_t I, class... T> const typename ws_nth<I, T...>::type *get_if(const variant<T...> *v) noexcept { return v && v->index() == I ? (const typename ws_nth<I, T...>::type *)v->ws_at() : nullptr; }
template <class U, class... T> U *get_if(variant<T...> *v) noexcept { return std::get_if<ws_index_of<U, T...>::value>(v); }
template <class U, class... T> const U *get_if(const variant<T...> *v) noexcept { return std::get_if<ws_index_of<U, T...>::value>(v); }
template <class U, class... T> bool holds_alternative(const variant<T...> &v) noexcept { return v.index() == ws_index_of<U, T...>::value; }
template <size_t I, class... T> typename ws_nth<I, T...>::type &get(variant<T...> &v) {
  if (v.index() != I) std::ws_bad_variant(v.valueless_by_exception());
  return *std::get_if<I>(&v);
}
template <size_t I, class... T> const typename ws_nth<I, T...>::type &get(const variant<T...> &v) {
  if (v.index() != I) std::ws_bad_variant(v.valueless_by_exception());
  return *std::get_if<I>(&v);
}
template <size_t I, class... T> typename ws_nth<I, T...>::type &&get(variant<T...> &&v) { return std::move(std::get<I>(v)); }
template <class U, class... T> U &get(variant<T...> &v) { return std::get<ws_index_of<U, T...>::value>(v); }
template <class U, class... T> const U &get(const variant<T...> &v) { return std::get<ws_index_of<U, T...>::value>(v); }
template <class U, class... T> U &&get(variant<T...> &&v) { return std::move(std::get<ws_index_of<U, T...>::value>(v)); }
template <class... T> bool operator==(const variant<T...> &a, const variant<T...> &b) {
  if (a.index() != b.index()) return false;
  if (a.valueless_by_exception()) return true;
  bool (*const table[])(const void *, const void *) = {[](const void *p, const void *q) { return *(const T *)p == *(const T *)q; }...};
  return table[a.index()](a.ws_at(), b.ws_at());
}
template <class... T> bool operator!=(const variant<T...> &a, const variant<T...> &b) { return !(a == b); }
#if __cplusplus >= 201402L
template <class R, class F> decltype(auto) ws_visit(F &&f) { return std::forward<F>(f)(); }
template <class F, class V, class... W> decltype(auto) visit(F &&f, V &&v, W &&...w);
template <size_t I, class R, class F, class V> R ws_visit_one(F &f, V &v) {
  if constexpr (I + 1 < variant_size<remove_cvref_t<V>>::value) {
    if (v.index() != I) return std::ws_visit_one<I + 1, R>(f, v);
  }
  return f(std::get<I>(static_cast<V &&>(v)));
}
template <class F> decltype(auto) visit(F &&f) { return std::forward<F>(f)(); }
template <class F, class V, class... W> decltype(auto) visit(F &&f, V &&v, W &&...w) {
  if (v.valueless_by_exception()) WS_THROW(bad_variant_access("std::visit: variant is valueless"));
  auto one = [&](auto &&x) -> decltype(auto) {
    return std::visit([&](auto &&...y) -> decltype(auto) { return std::forward<F>(f)(std::forward<decltype(x)>(x), std::forward<decltype(y)>(y)...); }, std::forward<W>(w)...);
  };
  typedef decltype(one(std::get<0>(std::forward<V>(v)))) R;
  return std::ws_visit_one<0, R, decltype(one), V>(one, v);
}
#endif

// ---------------------------------------------------------------- any
WS_PLAIN_ERROR(bad_any_cast, bad_cast, "bad any_cast")
struct any {
  constexpr any() noexcept {}
  any(const any &o) : held(o.held ? o.held->copy() : nullptr) {}
  any(any &&o) noexcept : held(std::exchange(o.held, nullptr)) {}
  template <class T, class D = decay_t<T>, class = enable_if_t<!is_same<D, any>::value>> any(T &&t) : held(new Held<D>(std::forward<T>(t))) {}
  ~any() { delete held; }
  any &operator=(any o) noexcept { std::swap(held, o.held); return *this; }
  template <class T, class... A> T &emplace(A &&...a) {
    reset();
    auto *h = new Held<T>(std::forward<A>(a)...);
    held = h;
    return h->value;
  }
  void reset() noexcept { delete std::exchange(held, nullptr); }
  void swap(any &o) noexcept { std::swap(held, o.held); }
  bool has_value() const noexcept { return held; }
  const type_info &type() const noexcept { return held ? held->type() : typeid(void); }
  template <class T> T *ws_cast() const { return held && held->type() == typeid(T) ? &static_cast<Held<T> *>(held)->value : nullptr; }
private:
  struct Base {
    virtual ~Base() {}
    virtual Base *copy() const = 0;
    virtual const type_info &type() const = 0;
  };
  template <class T> struct Held final : Base {
    T value;
    template <class... A> explicit Held(A &&...a) : value(std::forward<A>(a)...) {}
    Base *copy() const override { return new Held(value); }
    const type_info &type() const override { return typeid(T); }
  };
  Base *held = nullptr;
};
template <class T> T *any_cast(any *a) noexcept { return a ? a->ws_cast<T>() : nullptr; }
template <class T> const T *any_cast(const any *a) noexcept { return a ? a->ws_cast<T>() : nullptr; }
template <class T> T any_cast(const any &a) {
  auto *p = a.ws_cast<remove_cvref_t<T>>();
  if (!p) WS_THROW(bad_any_cast());
  return static_cast<T>(*p);
}
template <class T, class... A> any make_any(A &&...a) { return any(T(std::forward<A>(a)...)); }
} // namespace std
} // extern "C++"
