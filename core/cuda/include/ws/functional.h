// <functional>: function, bind, references.
#pragma once
#include "ws/function_objects.h"
#include "ws/hash.h"
#include "ws/tuple.h"
extern "C++" {
namespace std {
template <class T> struct reference_wrapper {
  typedef T type;
  T *ws_at;
  template <class U = T, class = enable_if_t<!is_same<remove_cvref_t<U>, reference_wrapper>::value>> WS_C reference_wrapper(U &&t) noexcept : ws_at(__builtin_addressof(static_cast<T &>(t))) {}
  WS_C T &get() const noexcept { return *ws_at; }
  WS_C operator T &() const noexcept { return *ws_at; }
  template <class... A> invoke_result_t<T &, A...> operator()(A &&...a) const { return std::invoke(*ws_at, std::forward<A>(a)...); }
};
template <class T> WS_C reference_wrapper<T> ref(T &t) noexcept { return reference_wrapper<T>(t); }
template <class T> WS_C reference_wrapper<T> ref(reference_wrapper<T> t) noexcept { return t; }
template <class T> WS_C reference_wrapper<const T> cref(const T &t) noexcept { return reference_wrapper<const T>(t); }
template <class T> void ref(const T &&) = delete;

WS_PLAIN_ERROR(bad_function_call, exception, "bad_function_call")
template <class F> struct function;
// What a function holds: a copy of the callable on the heap, behind a table of what can be done with it.
template <class R, class... A> struct ws_callable {
  virtual ~ws_callable() {}
  virtual R call(A &&...a) = 0;
  virtual ws_callable *copy() const = 0;
  virtual const type_info &type() const = 0;
  virtual void *target() = 0;
};
template <class R, class F, class... A> struct ws_invoke_as {
  static R call(F &f, A &&...a) { return std::invoke(f, std::forward<A>(a)...); }
};
template <class F, class... A> struct ws_invoke_as<void, F, A...> {
  static void call(F &f, A &&...a) { (void)std::invoke(f, std::forward<A>(a)...); }
};
#ifdef __cpp_rtti
#define WS_TYPE_OF(F) typeid(F)
#else
#define WS_TYPE_OF(F) *(const type_info *)nullptr
#endif
template <class F, class R, class... A> struct ws_held final : ws_callable<R, A...> {
  F f;
  template <class G> explicit ws_held(G &&g) : f(std::forward<G>(g)) {}
  R call(A &&...a) override { return ws_invoke_as<R, F, A...>::call(f, std::forward<A>(a)...); }
  ws_callable<R, A...> *copy() const override { return new ws_held(f); }
  const type_info &type() const override { return WS_TYPE_OF(F); }
  void *target() override { return (void *)__builtin_addressof(f); }
};
template <class F> bool ws_is_null(const F &) { return false; }
template <class F> bool ws_is_null(F *const &f) { return !f; }
template <class F, class B> bool ws_is_null(F B::*const &f) { return !f; }
template <class F> bool ws_is_null(const function<F> &f) { return !f; }
template <class R, class... A> struct function<R(A...)> {
  typedef R result_type;
  function() noexcept : ws(nullptr) {}
  function(nullptr_t) noexcept : ws(nullptr) {}
  function(const function &o) : ws(o.ws ? o.ws->copy() : nullptr) {}
  function(function &&o) noexcept : ws(o.ws) { o.ws = nullptr; }
  template <class F, class D = decay_t<F>, class = enable_if_t<!is_same<D, function>::value && is_invocable_r<R, D &, A...>::value>>
  function(F &&f) : ws(std::ws_is_null(f) ? nullptr : new ws_held<D, R, A...>(std::forward<F>(f))) {}
  ~function() { delete ws; }
  function &operator=(const function &o) { function(o).swap(*this); return *this; }
  function &operator=(function &&o) noexcept { function(std::move(o)).swap(*this); return *this; }
  function &operator=(nullptr_t) noexcept { function().swap(*this); return *this; }
  template <class F, class D = decay_t<F>, class = enable_if_t<!is_same<D, function>::value && is_invocable_r<R, D &, A...>::value>> function &operator=(F &&f) {
    function(std::forward<F>(f)).swap(*this);
    return *this;
  }
  R operator()(A... a) const {
    if (!ws) ws_fail();
    return ws->call(std::forward<A>(a)...);
  }
  explicit operator bool() const noexcept { return ws; }
  void swap(function &o) noexcept { std::swap(ws, o.ws); }
  const type_info &target_type() const noexcept { return ws ? ws->type() : WS_TYPE_OF(void); }
  template <class T> T *target() const noexcept { return ws && ws->type() == WS_TYPE_OF(T) ? (T *)ws->target() : nullptr; }
private:
  ws_callable<R, A...> *ws;
  [[noreturn]] static void ws_fail() { WS_THROW(bad_function_call()); }
};
template <class F> bool operator==(const function<F> &f, nullptr_t) noexcept { return !f; }
template <class F> bool operator!=(const function<F> &f, nullptr_t) noexcept { return (bool)f; }
template <class F> void swap(function<F> &f, function<F> &g) noexcept { f.swap(g); }
#if __cplusplus >= 201703L
template <class R, class... A> function(R (*)(A...)) -> function<R(A...)>;
template <class F> struct ws_signature;
template <class R, class C, class... A> struct ws_signature<R (C::*)(A...)> { typedef R type(A...); };
template <class R, class C, class... A> struct ws_signature<R (C::*)(A...) const> { typedef R type(A...); };
template <class F, class S = typename ws_signature<decltype(&F::operator())>::type> function(F) -> function<S>;
#endif

// ---------------------------------------------------------------- bind
template <int N> struct ws_placeholder {};
template <class T> struct is_placeholder : integral_constant<int, 0> {};
template <int N> struct is_placeholder<ws_placeholder<N>> : integral_constant<int, N> {};
template <int N> struct is_placeholder<const ws_placeholder<N>> : integral_constant<int, N> {};
namespace placeholders {
inline constexpr ws_placeholder<1> _1{};
inline constexpr ws_placeholder<2> _2{};
inline constexpr ws_placeholder<3> _3{};
inline constexpr ws_placeholder<4> _4{};
inline constexpr ws_placeholder<5> _5{};
inline constexpr ws_placeholder<6> _6{};
} // namespace placeholders
template <class R, class F, class... B> struct ws_bound;
template <class T> struct is_bind_expression : false_type {};
template <class R, class F, class... B> struct is_bind_expression<ws_bound<R, F, B...>> : true_type {};
// What a bound argument becomes in a call with arguments T.
template <class B> struct ws_argument {
  template <class T> static B &of(B &b, T &) { return b; }
};
template <class B> struct ws_argument<reference_wrapper<B>> {
  template <class T> static B &of(reference_wrapper<B> &b, T &) { return b.get(); }
};
template <int N> struct ws_argument<ws_placeholder<N>> {
  template <class T> static tuple_element_t<N - 1, T> &&of(ws_placeholder<N> &, T &t) { return static_cast<tuple_element_t<N - 1, T> &&>(std::get<N - 1>(t)); }
};
template <class R, class F, class... C> struct ws_argument<ws_bound<R, F, C...>> {
  template <class T> static auto of(ws_bound<R, F, C...> &b, T &t) -> decltype(b.ws_call(t, make_index_sequence<sizeof...(C)>())) { return b.ws_call(t, make_index_sequence<sizeof...(C)>()); }
};
template <class R, class X> struct ws_bound_result { typedef R type; };
template <class X> struct ws_bound_result<ws_ignore, X> { typedef X type; };
template <class R, class F, class... B> struct ws_bound {
  F f;
  tuple<B...> bound;
  template <class G, class... C> explicit ws_bound(int, G &&g, C &&...c) : f(std::forward<G>(g)), bound(std::forward<C>(c)...) {}
  template <class T, size_t... I> auto ws_call(T &t, index_sequence<I...>)
      -> typename ws_bound_result<R, decltype(std::invoke(f, ws_argument<B>::of(std::get<I>(bound), t)...))>::type {
    return std::invoke(f, ws_argument<B>::of(std::get<I>(bound), t)...);
  }
  template <class... A, class T = tuple<A &&...>> auto operator()(A &&...a) -> decltype(this->ws_call(declval<T &>(), make_index_sequence<sizeof...(B)>())) {
    T t(std::forward<A>(a)...);
    return ws_call(t, make_index_sequence<sizeof...(B)>());
  }
  template <class... A, class T = tuple<A &&...>> auto operator()(A &&...a) const -> decltype(const_cast<ws_bound *>(this)->ws_call(declval<T &>(), make_index_sequence<sizeof...(B)>())) {
    T t(std::forward<A>(a)...);
    return const_cast<ws_bound *>(this)->ws_call(t, make_index_sequence<sizeof...(B)>());
  }
};
template <class F, class... B> ws_bound<ws_ignore, decay_t<F>, decay_t<B>...> bind(F &&f, B &&...b) {
  return ws_bound<ws_ignore, decay_t<F>, decay_t<B>...>(0, std::forward<F>(f), std::forward<B>(b)...);
}
template <class R, class F, class... B> ws_bound<R, decay_t<F>, decay_t<B>...> bind(F &&f, B &&...b) {
  return ws_bound<R, decay_t<F>, decay_t<B>...>(0, std::forward<F>(f), std::forward<B>(b)...);
}
template <class M> struct ws_mem_fn {
  M m;
  template <class... A> invoke_result_t<M, A...> operator()(A &&...a) const { return std::invoke(m, std::forward<A>(a)...); }
};
template <class T, class B> ws_mem_fn<T B::*> mem_fn(T B::*m) noexcept { return ws_mem_fn<T B::*>{m}; }
template <class F> struct ws_negated {
  F f;
  template <class... A> bool operator()(A &&...a) const { return !std::invoke(f, std::forward<A>(a)...); }
};
template <class F> ws_negated<decay_t<F>> not_fn(F &&f) { return ws_negated<decay_t<F>>{std::forward<F>(f)}; }
template <class F> ws_negated<F> not1(const F &f) { return ws_negated<F>{f}; }
template <class F> ws_negated<F> not2(const F &f) { return ws_negated<F>{f}; }
template <class F, class T> struct binder1st {
  F f;
  T t;
  template <class A> auto operator()(const A &a) const -> decltype(f(t, a)) { return f(t, a); }
};
template <class F, class T> struct binder2nd {
  F f;
  T t;
  template <class A> auto operator()(const A &a) const -> decltype(f(a, t)) { return f(a, t); }
};
template <class F, class T> binder1st<F, T> bind1st(const F &f, const T &t) { return binder1st<F, T>{f, t}; }
template <class F, class T> binder2nd<F, T> bind2nd(const F &f, const T &t) { return binder2nd<F, T>{f, t}; }
template <class R, class... A> struct ws_pointer_to { R (*f)(A...); R operator()(A... a) const { return f(a...); } };
template <class R, class... A> ws_pointer_to<R, A...> ptr_fun(R (*f)(A...)) { return ws_pointer_to<R, A...>{f}; }
template <class F, class T> struct ws_front_bound {
  F f;
  T t;
  template <class... A> auto operator()(A &&...a) const -> decltype(std::invoke(f, t, std::forward<A>(a)...)) { return std::invoke(f, t, std::forward<A>(a)...); }
};
template <class F, class T> ws_front_bound<decay_t<F>, decay_t<T>> bind_front(F &&f, T &&t) { return ws_front_bound<decay_t<F>, decay_t<T>>{std::forward<F>(f), std::forward<T>(t)}; }
} // namespace std
} // extern "C++"
