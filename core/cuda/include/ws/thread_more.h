// <semaphore>, <latch>, <barrier>, <stop_token>, and threads that can be asked to stop: C++20.
#pragma once
#include "ws/thread.h"
#include "ws/tree.h"
#if __cplusplus >= 202002L
extern "C++" {
namespace std {
template <ptrdiff_t Most = 2147483647> struct counting_semaphore {
  explicit counting_semaphore(ptrdiff_t n) : ws_n(n) {}
  counting_semaphore(const counting_semaphore &) = delete;
  static constexpr ptrdiff_t max() noexcept { return Most; }
  void release(ptrdiff_t n = 1) {
    lock_guard<mutex> l(ws_m);
    ws_n += n;
    ws_c.notify_all();
  }
  void acquire() {
    unique_lock<mutex> l(ws_m);
    while (ws_n == 0) ws_c.wait(l);
    --ws_n;
  }
  bool try_acquire() noexcept {
    lock_guard<mutex> l(ws_m);
    return ws_n > 0 && ws_n-- > 0;
  }
  template <class D> bool try_acquire_for(const D &d) { return try_acquire() || (this_thread::sleep_for(d), try_acquire()); }
private:
  mutex ws_m;
  condition_variable ws_c;
  ptrdiff_t ws_n;
};
typedef counting_semaphore<1> binary_semaphore;
struct latch {
  explicit latch(ptrdiff_t n) : ws_n(n) {}
  latch(const latch &) = delete;
  void count_down(ptrdiff_t n = 1) {
    lock_guard<mutex> l(ws_m);
    if ((ws_n -= n) == 0) ws_c.notify_all();
  }
  bool try_wait() const noexcept { return ws_n == 0; }
  void wait() const {
    unique_lock<mutex> l(ws_m);
    while (ws_n > 0) ws_c.wait(l);
  }
  void arrive_and_wait(ptrdiff_t n = 1) { count_down(n), wait(); }
private:
  mutable mutex ws_m;
  mutable condition_variable ws_c;
  ptrdiff_t ws_n;
};
struct ws_no_completion { void operator()() const noexcept {} };
template <class F = ws_no_completion> struct barrier {
  struct arrival_token { ptrdiff_t phase; };
  explicit barrier(ptrdiff_t n, F f = F()) : ws_all(n), ws_left(n), ws_f(std::move(f)) {}
  barrier(const barrier &) = delete;
  arrival_token arrive(ptrdiff_t n = 1) {
    lock_guard<mutex> l(ws_m);
    const arrival_token t{ws_phase};
    ws_arrived(n);
    return t;
  }
  void wait(arrival_token &&t) const {
    unique_lock<mutex> l(ws_m);
    while (ws_phase == t.phase) ws_c.wait(l);
  }
  void arrive_and_wait() { wait(arrive()); }
  void arrive_and_drop() {
    lock_guard<mutex> l(ws_m);
    --ws_all;
    ws_arrived(1);
  }
private:
  mutable mutex ws_m;
  mutable condition_variable ws_c;
  ptrdiff_t ws_all, ws_left, ws_phase = 0;
  F ws_f;
  void ws_arrived(ptrdiff_t n) {
    if ((ws_left -= n) > 0) return;
    ws_f();
    ws_left = ws_all;
    ++ws_phase;
    ws_c.notify_all();
  }
};
struct ws_stop {
  mutex m;
  bool asked = false;
  int next = 0;
  map<int, function<void()>> callbacks;
};
struct nostopstate_t { explicit nostopstate_t() = default; };
inline constexpr nostopstate_t nostopstate{};
struct stop_token {
  stop_token() noexcept {}
  explicit stop_token(shared_ptr<ws_stop> s) : ws_s(std::move(s)) {}
  bool stop_requested() const noexcept { return ws_s && ws_s->asked; }
  bool stop_possible() const noexcept { return (bool)ws_s; }
  friend bool operator==(const stop_token &a, const stop_token &b) { return a.ws_s == b.ws_s; }
  shared_ptr<ws_stop> ws_s;
};
struct stop_source {
  stop_source() : ws_s(std::make_shared<ws_stop>()) {}
  explicit stop_source(nostopstate_t) noexcept {}
  stop_token get_token() const noexcept { return stop_token(ws_s); }
  bool stop_possible() const noexcept { return (bool)ws_s; }
  bool stop_requested() const noexcept { return ws_s && ws_s->asked; }
  bool request_stop() noexcept {
    if (!ws_s || std::exchange(ws_s->asked, true)) return false;
    for (auto &c : ws_s->callbacks) c.second();
    return true;
  }
private:
  shared_ptr<ws_stop> ws_s;
};
template <class F> struct stop_callback {
  template <class C> stop_callback(const stop_token &t, C &&f) : ws_s(t.ws_s), ws_f(std::forward<C>(f)) {
    if (!ws_s) return;
    if (ws_s->asked) ws_f();
    else ws_s->callbacks[ws_n = ws_s->next++] = [this] { ws_f(); };
  }
  stop_callback(const stop_callback &) = delete;
  ~stop_callback() { if (ws_s) ws_s->callbacks.erase(ws_n); }
private:
  shared_ptr<ws_stop> ws_s;
  F ws_f;
  int ws_n = -1;
};
template <class F> stop_callback(stop_token, F) -> stop_callback<F>;
struct jthread {
  typedef thread::id id;
  typedef thread::native_handle_type native_handle_type;
  jthread() noexcept : ws_source(nostopstate) {}
  template <class F, class... A, class = enable_if_t<!is_same<remove_cvref_t<F>, jthread>::value>> explicit jthread(F &&f, A &&...a) : ws_thread(ws_start(ws_source, std::forward<F>(f), std::forward<A>(a)...)) {}
  jthread(jthread &&) = default;
  jthread &operator=(jthread &&o) {
    if (this == &o) return *this;
    ws_end();
    ws_source = std::move(o.ws_source);
    ws_thread = std::move(o.ws_thread);
    return *this;
  }
  ~jthread() { ws_end(); }
  bool joinable() const noexcept { return ws_thread.joinable(); }
  void join() { ws_thread.join(); }
  void detach() { ws_thread.detach(); }
  id get_id() const noexcept { return ws_thread.get_id(); }
  native_handle_type native_handle() { return ws_thread.native_handle(); }
  stop_source get_stop_source() noexcept { return ws_source; }
  stop_token get_stop_token() const noexcept { return ws_source.get_token(); }
  bool request_stop() noexcept { return ws_source.request_stop(); }
  static unsigned hardware_concurrency() noexcept { return thread::hardware_concurrency(); }
private:
  stop_source ws_source;
  thread ws_thread;
  template <class F, class... A> static thread ws_start(stop_source &s, F &&f, A &&...a) {
    if constexpr (is_invocable_v<decay_t<F>, stop_token, decay_t<A>...>) return thread(std::forward<F>(f), s.get_token(), std::forward<A>(a)...);
    else return thread(std::forward<F>(f), std::forward<A>(a)...);
  }
  void ws_end() {
    if (!joinable()) return;
    request_stop();
    join();
  }
};
} // namespace std
} // extern "C++"
#endif
