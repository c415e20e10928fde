// <optional>
#pragma once
#include "ws/exception.h"
#include "ws/utility.h"
extern "C++" {
namespace std {
struct nullopt_t { WS_C explicit nullopt_t(int) {} };
inline constexpr nullopt_t nullopt{0};
// The storage: trivially destructible if the value is.
template <class T, bool = __is_trivially_destructible(T)> struct ws_maybe {
  bool has = false;
  union { char none; T value; };
  WS_C ws_maybe() : none() {}
  template <class... A> WS_C ws_maybe(in_place_t, A &&...a) : has(true), value(static_cast<A &&>(a)...) {}
  WS_M void destroy() { has = false; }
};
template <class T> struct ws_maybe<T, false> {
  bool has = false;
  union { char none; T value; };
  WS_C ws_maybe() : none() {}
  template <class... A> WS_C ws_maybe(in_place_t, A &&...a) : has(true), value(static_cast<A &&>(a)...) {}
  WS_ATTR_HD ~ws_maybe() { destroy(); }
  WS_M void destroy() {
    if (has) value.~T();
    has = false;
  }
};
template <class T> struct optional {
  typedef T value_type;
  ws_maybe<T> ws;
  WS_C optional() noexcept {}
  WS_C optional(nullopt_t) noexcept {}
  template <class... A> WS_C explicit optional(in_place_t, A &&...a) : ws(in_place, static_cast<A &&>(a)...) {}
  template <class U = T, class = enable_if_t<__is_constructible(T, U &&) && !is_same<remove_cvref_t<U>, optional>::value && !is_same<remove_cvref_t<U>, in_place_t>::value>>
  WS_C optional(U &&u) : ws(in_place, static_cast<U &&>(u)) {}
  WS_M optional(const optional &o) { if (o.ws.has) make(o.ws.value); }
  WS_M optional(optional &&o) { if (o.ws.has) make(std::move(o.ws.value)); }
  template <class U, class = enable_if_t<__is_constructible(T, const U &) && !is_same<T, bool>::value && !__is_constructible(T, const optional<U> &)>> WS_M optional(const optional<U> &o) { if (o.ws.has) make(o.ws.value); }
  WS_M optional &operator=(const optional &o) { return set(o); }
  WS_M optional &operator=(optional &&o) { return set(std::move(o)); }
  WS_M optional &operator=(nullopt_t) { ws.destroy(); return *this; }
  template <class U = T, class = enable_if_t<__is_constructible(T, U &&) && !is_same<remove_cvref_t<U>, optional>::value>> WS_M optional &operator=(U &&u) {
    if (ws.has) ws.value = static_cast<U &&>(u);
    else make(static_cast<U &&>(u));
    return *this;
  }
  WS_C bool has_value() const noexcept { return ws.has; }
  WS_C explicit operator bool() const noexcept { return ws.has; }
  WS_M T &value() & { return check(), ws.value; }
  WS_M const T &value() const & { return check(), ws.value; }
  WS_M T &&value() && { return check(), std::move(ws.value); }
  WS_M T &operator*() & noexcept { return ws.value; }
  WS_C const T &operator*() const & noexcept { return ws.value; }
  WS_M T &&operator*() && noexcept { return std::move(ws.value); }
  WS_M T *operator->() noexcept { return __builtin_addressof(ws.value); }
  WS_C const T *operator->() const noexcept { return __builtin_addressof(ws.value); }
  template <class U> WS_C T value_or(U &&u) const & { return ws.has ? ws.value : static_cast<T>(static_cast<U &&>(u)); }
  template <class U> WS_M T value_or(U &&u) && { return ws.has ? std::move(ws.value) : static_cast<T>(static_cast<U &&>(u)); }
  WS_M void reset() noexcept { ws.destroy(); }
  template <class... A> WS_M T &emplace(A &&...a) {
    ws.destroy();
    make(static_cast<A &&>(a)...);
    return ws.value;
  }
  WS_M void swap(optional &o) {
    optional t = std::move(o);
    o = std::move(*this);
    *this = std::move(t);
  }
private:
  template <class... A> WS_M void make(A &&...a) {
    ::new ((void *)__builtin_addressof(ws.value)) T(static_cast<A &&>(a)...);
    ws.has = true;
  }
  template <class O> WS_M optional &set(O &&o) {
    if (!o.ws.has) ws.destroy();
    else if (ws.has) ws.value = static_cast<O &&>(o).ws.value;
    else make(static_cast<O &&>(o).ws.value);
    return *this;
  }
  WS_M void check() const { if (!ws.has) ws_errors::throw_bad_optional_access(); }
};
#if __cplusplus >= 201703L
template <class T> optional(T) -> optional<T>;
#endif
template <class A, class B> WS_C bool operator==(const optional<A> &a, const optional<B> &b) { return a.has_value() == b.has_value() && (!a || *a == *b); }
template <class A, class B> WS_C bool operator!=(const optional<A> &a, const optional<B> &b) { return !(a == b); }
template <class A, class B> WS_C bool operator<(const optional<A> &a, const optional<B> &b) { return b && (!a || *a < *b); }
template <class A> WS_C bool operator==(const optional<A> &a, nullopt_t) { return !a; }
template <class A> WS_C bool operator!=(const optional<A> &a, nullopt_t) { return (bool)a; }
template <class A, class B> WS_C bool operator==(const optional<A> &a, const B &b) { return a && *a == b; }
template <class A, class B> WS_C bool operator!=(const optional<A> &a, const B &b) { return !a || *a != b; }
template <class T> WS_C optional<decay_t<T>> make_optional(T &&t) { return optional<decay_t<T>>(static_cast<T &&>(t)); }
template <class T, class... A> WS_C optional<T> make_optional(A &&...a) { return optional<T>(in_place, static_cast<A &&>(a)...); }
} // namespace std
} // extern "C++"
