// <coroutine> of C++20. The compiler takes coroutines apart; the frame of one begins with two functions.
#pragma once
#include "ws/compare.h"
#include "ws/hash.h"
#if defined(__cpp_impl_coroutine) || __cplusplus >= 202002L
extern "C++" {
namespace std {
template <class R, class = void> struct ws_promise_of {};
template <class R> struct ws_promise_of<R, void_t<typename R::promise_type>> { typedef typename R::promise_type promise_type; };
template <class R, class... A> struct coroutine_traits : ws_promise_of<R> {};
template <class P = void> struct coroutine_handle;
template <> struct coroutine_handle<void> {
  constexpr coroutine_handle() noexcept : ws_frame(nullptr) {}
  constexpr coroutine_handle(nullptr_t) noexcept : ws_frame(nullptr) {}
  coroutine_handle &operator=(nullptr_t) noexcept { ws_frame = nullptr; return *this; }
  constexpr void *address() const noexcept { return ws_frame; }
  static constexpr coroutine_handle from_address(void *p) noexcept { coroutine_handle h; h.ws_frame = p; return h; }
  constexpr explicit operator bool() const noexcept { return ws_frame != nullptr; }
  bool done() const noexcept { return __builtin_coro_done(ws_frame); }
  void operator()() const { resume(); }
  void resume() const { __builtin_coro_resume(ws_frame); }
  void destroy() const { __builtin_coro_destroy(ws_frame); }
protected:
  void *ws_frame;
};
template <class P> struct coroutine_handle {
  constexpr coroutine_handle() noexcept : ws_frame(nullptr) {}
  constexpr coroutine_handle(nullptr_t) noexcept : ws_frame(nullptr) {}
  static coroutine_handle from_promise(P &p) { coroutine_handle h; h.ws_frame = __builtin_coro_promise((char *)&p, alignof(P), true); return h; }
  coroutine_handle &operator=(nullptr_t) noexcept { ws_frame = nullptr; return *this; }
  constexpr void *address() const noexcept { return ws_frame; }
  static constexpr coroutine_handle from_address(void *p) noexcept { coroutine_handle h; h.ws_frame = p; return h; }
  constexpr operator coroutine_handle<>() const noexcept { return coroutine_handle<>::from_address(ws_frame); }
  constexpr explicit operator bool() const noexcept { return ws_frame != nullptr; }
  bool done() const noexcept { return __builtin_coro_done(ws_frame); }
  void operator()() const { resume(); }
  void resume() const { __builtin_coro_resume(ws_frame); }
  void destroy() const { __builtin_coro_destroy(ws_frame); }
  P &promise() const { return *static_cast<P *>(__builtin_coro_promise(ws_frame, alignof(P), false)); }
private:
  void *ws_frame;
};
constexpr bool operator==(coroutine_handle<> x, coroutine_handle<> y) noexcept { return x.address() == y.address(); }
constexpr bool operator<(coroutine_handle<> x, coroutine_handle<> y) noexcept { return x.address() < y.address(); }
struct noop_coroutine_promise {};
template <> struct coroutine_handle<noop_coroutine_promise> {
  constexpr operator coroutine_handle<>() const noexcept { return coroutine_handle<>::from_address(ws_frame); }
  constexpr explicit operator bool() const noexcept { return true; }
  constexpr bool done() const noexcept { return false; }
  void operator()() const noexcept {}
  void resume() const noexcept {}
  void destroy() const noexcept {}
  constexpr void *address() const noexcept { return ws_frame; }
private:
  friend coroutine_handle<noop_coroutine_promise> noop_coroutine() noexcept;
  coroutine_handle() noexcept : ws_frame(__builtin_coro_noop()) {}
  void *ws_frame;
};
typedef coroutine_handle<noop_coroutine_promise> noop_coroutine_handle;
inline noop_coroutine_handle noop_coroutine() noexcept { return noop_coroutine_handle(); }
struct suspend_never {
  constexpr bool await_ready() const noexcept { return true; }
  constexpr void await_suspend(coroutine_handle<>) const noexcept {}
  constexpr void await_resume() const noexcept {}
};
struct suspend_always {
  constexpr bool await_ready() const noexcept { return false; }
  constexpr void await_suspend(coroutine_handle<>) const noexcept {}
  constexpr void await_resume() const noexcept {}
};
template <class P> struct hash<coroutine_handle<P>> {
  size_t operator()(const coroutine_handle<P> &h) const noexcept { return hash<void *>()(h.address()); }
};
} // namespace std
} // extern "C++"
#endif
