// <future>
#pragma once
#include "ws/optional.h"
#include "ws/thread.h"
extern "C++" {
namespace std {
enum class launch { async = 1, deferred = 2 };
inline launch operator|(launch a, launch b) { return (launch)((int)a | (int)b); }
enum class future_status { ready, timeout, deferred };
enum class future_errc { future_already_retrieved = 1, promise_already_satisfied, no_state, broken_promise };
struct future_error : logic_error {
  explicit future_error(future_errc e) : logic_error(text(e)), ws_e(e) {}
  error_code code() const noexcept { return error_code((int)ws_e, ws_category_of(3)); }
private:
  future_errc ws_e;
  static const char *text(future_errc e) {
    return e == future_errc::broken_promise              ? "std::future_error: Broken promise"
           : e == future_errc::no_state                  ? "std::future_error: No associated state"
           : e == future_errc::promise_already_satisfied ? "std::future_error: Promise already satisfied"
                                                         : "std::future_error: Future already retrieved";
  }
};
struct ws_unit {};
template <class T> struct ws_kept { typedef T type; static T &&give(T &t) { return std::move(t); } };
template <class T> struct ws_kept<T &> { typedef T *type; static T &give(T *t) { return *t; } };
template <> struct ws_kept<void> { typedef ws_unit type; static void give(ws_unit &) {} };
template <class T> struct ws_state {
  mutex m;
  condition_variable ready;
  optional<typename ws_kept<T>::type> value;
  exception_ptr error;
  function<void()> later; // what a deferred call does
  thread worker;
  ~ws_state() { if (worker.joinable()) worker.join(); }
  bool done() const { return value.has_value() || error; }
  template <class... U> void set(U &&...u) {
    lock_guard<mutex> l(m);
    if (done()) WS_THROW(future_error(future_errc::promise_already_satisfied));
    value.emplace(std::forward<U>(u)...);
    ready.notify_all();
  }
  void fail(exception_ptr e) {
    lock_guard<mutex> l(m);
    error = e;
    ready.notify_all();
  }
  template <class F> enable_if_t<!is_void<T>::value && sizeof(F)> compute(F &f) { set(f()); }
  template <class F> enable_if_t<is_void<T>::value && sizeof(F)> compute(F &f) { f(); set(); }
  template <class F> void run(F &f) {
#ifdef __cpp_exceptions
    try {
      compute(f);
    } catch (...) {
      fail(current_exception());
    }
#else
    compute(f);
#endif
  }
  void wait() {
    if (later) {
      function<void()> f = std::move(later);
      later = nullptr;
      f();
    }
    unique_lock<mutex> l(m);
    while (!done()) ready.wait(l);
  }
};
template <class T> struct shared_future;
template <class T> struct future {
  future() noexcept {}
  explicit future(shared_ptr<ws_state<T>> s) : state(std::move(s)) {}
  future(future &&) = default;
  future &operator=(future &&) = default;
  bool valid() const noexcept { return (bool)state; }
  void wait() const { check(), state->wait(); }
  T get() {
    wait();
    shared_ptr<ws_state<T>> s = std::move(state);
    if (s->error) std::rethrow_exception(s->error);
    return ws_kept<T>::give(*s->value);
  }
  template <class D> future_status wait_for(const D &) const {
    if (state->later) return future_status::deferred;
    state->wait();
    return future_status::ready;
  }
  shared_future<T> share() { return shared_future<T>(std::move(*this)); }
  shared_ptr<ws_state<T>> state;
private:
  void check() const { if (!state) WS_THROW(future_error(future_errc::no_state)); }
};
template <class T> struct shared_future {
  shared_future() {}
  shared_future(future<T> &&f) : state(std::move(f.state)) {}
  bool valid() const noexcept { return (bool)state; }
  void wait() const { state->wait(); }
  auto get() const -> decltype(*declval<const shared_ptr<ws_state<T>> &>()->value) {
    wait();
    if (state->error) std::rethrow_exception(state->error);
    return *state->value;
  }
  shared_ptr<ws_state<T>> state;
};
template <class T> struct promise {
  promise() : state(std::make_shared<ws_state<T>>()) {}
  promise(promise &&) = default;
  promise &operator=(promise &&) = default;
  ~promise() {
#ifdef __cpp_exceptions
    if (state && !state->done() && state.use_count() > 1) state->fail(std::make_exception_ptr(future_error(future_errc::broken_promise)));
#endif
  }
  future<T> get_future() { return future<T>(state); }
  template <class... U> void set_value(U &&...u) { state->set(std::forward<U>(u)...); }
  void set_exception(exception_ptr e) { state->fail(e); }
private:
  shared_ptr<ws_state<T>> state;
};
template <class F> struct packaged_task;
template <class R, class... A> struct packaged_task<R(A...)> {
  packaged_task() noexcept {}
  template <class F, class = enable_if_t<!is_same<remove_cvref_t<F>, packaged_task>::value>> explicit packaged_task(F &&f) : call(std::make_shared<function<R(A...)>>(std::forward<F>(f))), state(std::make_shared<ws_state<R>>()) {}
  packaged_task(packaged_task &&) = default;
  packaged_task &operator=(packaged_task &&) = default;
  bool valid() const noexcept { return (bool)state; }
  future<R> get_future() { return future<R>(state); }
  void operator()(A... a) {
    auto f = [&] { return (*call)(std::forward<A>(a)...); };
    state->run(f);
  }
private:
  shared_ptr<function<R(A...)>> call;
  shared_ptr<ws_state<R>> state;
};
template <class F, class... A> future<invoke_result_t<decay_t<F>, decay_t<A>...>> async(launch how, F &&f, A &&...a) {
  typedef invoke_result_t<decay_t<F>, decay_t<A>...> R;
  auto state = std::make_shared<ws_state<R>>();
  ws_state<R> *s = state.get();
  auto call = std::make_shared<decltype(std::bind(std::forward<F>(f), std::forward<A>(a)...))>(std::bind(std::forward<F>(f), std::forward<A>(a)...));
  auto work = [s, call] { s->run(*call); };
  if ((int)how & (int)launch::async) s->worker = thread(work);
  else s->later = work;
  return future<R>(std::move(state));
}
template <class F, class... A, class = enable_if_t<!is_same<decay_t<F>, launch>::value>> future<invoke_result_t<decay_t<F>, decay_t<A>...>> async(F &&f, A &&...a) {
  return std::async(launch::async | launch::deferred, std::forward<F>(f), std::forward<A>(a)...);
}
} // namespace std
} // extern "C++"
