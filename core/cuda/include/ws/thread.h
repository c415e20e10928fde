// <thread>, <mutex>, <shared_mutex>, <condition_variable>: over POSIX threads, which the runtime provides.
#pragma once
#include "ws/chrono.h"
#include "ws/functional.h"
#include "ws/ostream.h"
#include "ws/posix.h"
#include "ws/smart_pointers.h"
extern "C++" {
namespace std {
struct thread {
  struct id {
    pthread_t t = 0;
    id() noexcept {}
    explicit id(pthread_t p) noexcept : t(p) {}
    bool operator==(id o) const noexcept { return t == o.t; }
    bool operator!=(id o) const noexcept { return t != o.t; }
    bool operator<(id o) const noexcept { return t < o.t; }
  };
  typedef pthread_t native_handle_type;
  thread() noexcept {}
  template <class F, class... A, class = enable_if_t<!is_same<remove_cvref_t<F>, thread>::value>> explicit thread(F &&f, A &&...a) {
    typedef ws_task<decay_t<F>, decay_t<A>...> Task;
    Task *task = new Task(std::forward<F>(f), std::forward<A>(a)...);
    if (int e = pthread_create(&ws_id.t, nullptr, Task::run, task)) {
      delete task;
      WS_THROW(system_error(error_code(e, generic_category())));
    }
  }
  thread(thread &&o) noexcept : ws_id(std::exchange(o.ws_id, id())) {}
  thread &operator=(thread &&o) noexcept {
    if (joinable()) std::terminate();
    ws_id = std::exchange(o.ws_id, id());
    return *this;
  }
  thread(const thread &) = delete;
  ~thread() { if (joinable()) std::terminate(); }
  bool joinable() const noexcept { return ws_id.t != 0; }
  void join() {
    if (!joinable()) WS_THROW(system_error(error_code(errc::invalid_argument)));
    pthread_join(ws_id.t, nullptr);
    ws_id = id();
  }
  void detach() {
    pthread_detach(ws_id.t);
    ws_id = id();
  }
  id get_id() const noexcept { return ws_id; }
  pthread_t native_handle() { return ws_id.t; }
  void swap(thread &o) noexcept { std::swap(ws_id, o.ws_id); }
  static unsigned hardware_concurrency() noexcept { return (unsigned)sysconf(_SC_NPROCESSORS_ONLN); }
private:
  id ws_id;
  template <class F, class... A> struct ws_task {
    tuple<F, A...> what;
    template <class... B> explicit ws_task(B &&...b) : what(std::forward<B>(b)...) {}
    template <size_t... I> void call(index_sequence<I...>) { std::invoke(std::move(std::get<0>(what)), std::move(std::get<I + 1>(what))...); }
    static void *run(void *p) {
      unique_ptr<ws_task> task((ws_task *)p);
      task->call(index_sequence_for<A...>());
      return nullptr;
    }
  };
};
template <class T> basic_ostream<char, T> &operator<<(basic_ostream<char, T> &o, thread::id i) { return i.t ? o << i.t : o << "thread::id of a non-executing thread"; }
template <> struct hash<thread::id> { size_t operator()(thread::id i) const noexcept { return std::ws_hash_bytes(&i.t, sizeof i.t); } };
namespace this_thread {
inline thread::id get_id() noexcept { return thread::id(pthread_self()); }
inline void yield() noexcept { sched_yield(); }
template <class R, class P> void sleep_for(const chrono::duration<R, P> &d) {
  if (d <= d.zero()) return;
  int64_t n = chrono::duration_cast<chrono::nanoseconds>(d).count();
  timespec t = {n / 1000000000, n % 1000000000};
  nanosleep(&t, nullptr);
}
template <class C, class D> void sleep_until(const chrono::time_point<C, D> &t) { this_thread::sleep_for(t - C::now()); }
} // namespace this_thread

struct mutex {
  constexpr mutex() noexcept : m() {}
  mutex(const mutex &) = delete;
  void lock() { pthread_mutex_lock(&m); }
  void unlock() { pthread_mutex_unlock(&m); }
  bool try_lock() { return pthread_mutex_trylock(&m) == 0; }
  pthread_mutex_t *native_handle() { return &m; }
private:
  pthread_mutex_t m;
};
// Counts the locks of its owner.
struct recursive_mutex {
  recursive_mutex() noexcept {}
  recursive_mutex(const recursive_mutex &) = delete;
  void lock() {
    if (depth == 0 || !pthread_equal(owner, pthread_self())) m.lock();
    owner = pthread_self();
    ++depth;
  }
  void unlock() {
    if (--depth == 0) {
      owner = 0;
      m.unlock();
    }
  }
  bool try_lock() {
    if ((depth == 0 || !pthread_equal(owner, pthread_self())) && !m.try_lock()) return false;
    owner = pthread_self();
    ++depth;
    return true;
  }
private:
  mutex m;
  pthread_t owner = 0;
  int depth = 0;
};
struct timed_mutex : mutex {
  template <class D> bool try_lock_for(const D &) { lock(); return true; }
  template <class T> bool try_lock_until(const T &) { lock(); return true; }
};
typedef recursive_mutex recursive_timed_mutex;
struct shared_mutex {
  constexpr shared_mutex() noexcept : m() {}
  shared_mutex(const shared_mutex &) = delete;
  void lock() { pthread_rwlock_wrlock(&m); }
  void unlock() { pthread_rwlock_unlock(&m); }
  void lock_shared() { pthread_rwlock_rdlock(&m); }
  void unlock_shared() { pthread_rwlock_unlock(&m); }
private:
  pthread_rwlock_t m;
};
typedef shared_mutex shared_timed_mutex;
struct defer_lock_t { explicit defer_lock_t() = default; };
struct try_to_lock_t { explicit try_to_lock_t() = default; };
struct adopt_lock_t { explicit adopt_lock_t() = default; };
inline constexpr defer_lock_t defer_lock{};
inline constexpr try_to_lock_t try_to_lock{};
inline constexpr adopt_lock_t adopt_lock{};
template <class M> struct lock_guard {
  typedef M mutex_type;
  explicit lock_guard(M &n) : m(n) { m.lock(); }
  lock_guard(M &n, adopt_lock_t) : m(n) {}
  lock_guard(const lock_guard &) = delete;
  ~lock_guard() { m.unlock(); }
private:
  M &m;
};
template <class M> struct unique_lock {
  typedef M mutex_type;
  unique_lock() noexcept {}
  explicit unique_lock(M &n) : m(&n) { lock(); }
  unique_lock(M &n, defer_lock_t) noexcept : m(&n) {}
  unique_lock(M &n, try_to_lock_t) : m(&n), owns(n.try_lock()) {}
  unique_lock(M &n, adopt_lock_t) : m(&n), owns(true) {}
  unique_lock(unique_lock &&o) noexcept : m(std::exchange(o.m, nullptr)), owns(std::exchange(o.owns, false)) {}
  unique_lock &operator=(unique_lock &&o) noexcept {
    if (owns) unlock();
    m = std::exchange(o.m, nullptr);
    owns = std::exchange(o.owns, false);
    return *this;
  }
  ~unique_lock() { if (owns) m->unlock(); }
  void lock() { m->lock(); owns = true; }
  bool try_lock() { return owns = m->try_lock(); }
  void unlock() { m->unlock(); owns = false; }
  bool owns_lock() const noexcept { return owns; }
  explicit operator bool() const noexcept { return owns; }
  M *mutex() const noexcept { return m; }
  M *release() noexcept { owns = false; return std::exchange(m, nullptr); }
private:
  M *m = nullptr;
  bool owns = false;
};
template <class M> struct shared_lock {
  explicit shared_lock(M &n) : m(&n) { m->lock_shared(); }
  shared_lock(const shared_lock &) = delete;
  ~shared_lock() { if (m) m->unlock_shared(); }
  void unlock() { std::exchange(m, nullptr)->unlock_shared(); }
private:
  M *m;
};
template <class... M> struct scoped_lock {
  explicit scoped_lock(M &...n) : m(n...) { each(index_sequence_for<M...>(), true); }
  scoped_lock(const scoped_lock &) = delete;
  ~scoped_lock() { each(index_sequence_for<M...>(), false); }
private:
  tuple<M &...> m;
  template <size_t... I> void each(index_sequence<I...>, bool lock) {
    int order[] = {0, (lock ? std::get<I>(m).lock() : std::get<I>(m).unlock(), 0)...};
    (void)order;
  }
};
#if __cplusplus >= 201703L
template <class M> lock_guard(M &) -> lock_guard<M>;
template <class M> unique_lock(M &) -> unique_lock<M>;
template <class... M> scoped_lock(M &...) -> scoped_lock<M...>;
#endif
template <class... M> void lock(M &...m) {
  int order[] = {(m.lock(), 0)...};
  (void)order;
}
struct once_flag {
  constexpr once_flag() noexcept {}
  once_flag(const once_flag &) = delete;
  mutex m;
  bool done = false;
};
template <class F, class... A> void call_once(once_flag &o, F &&f, A &&...a) {
  lock_guard<mutex> l(o.m);
  if (o.done) return;
  std::invoke(std::forward<F>(f), std::forward<A>(a)...);
  o.done = true;
}
enum class cv_status { no_timeout, timeout };
struct condition_variable {
  condition_variable() noexcept : c() {}
  condition_variable(const condition_variable &) = delete;
  void notify_one() noexcept { pthread_cond_signal(&c); }
  void notify_all() noexcept { pthread_cond_broadcast(&c); }
  template <class L> void wait(L &l) { pthread_cond_wait(&c, l.mutex()->native_handle()); }
  template <class L, class P> void wait(L &l, P p) { while (!p()) wait(l); }
  template <class L, class R, class Q> cv_status wait_for(L &l, const chrono::duration<R, Q> &d) { return until(l, chrono::system_clock::now() + chrono::duration_cast<chrono::nanoseconds>(d)); }
  template <class L, class R, class Q, class P> bool wait_for(L &l, const chrono::duration<R, Q> &d, P p) {
    auto end = chrono::system_clock::now() + chrono::duration_cast<chrono::nanoseconds>(d);
    while (!p()) if (until(l, end) == cv_status::timeout) return p();
    return true;
  }
  template <class L, class C, class D> cv_status wait_until(L &l, const chrono::time_point<C, D> &t) { return wait_for(l, t - C::now()); }
  template <class L, class C, class D, class P> bool wait_until(L &l, const chrono::time_point<C, D> &t, P p) { return wait_for(l, t - C::now(), p); }
private:
  pthread_cond_t c;
  template <class L> cv_status until(L &l, chrono::system_clock::time_point t) {
    int64_t n = t.time_since_epoch().count();
    timespec s = {n / 1000000000, n % 1000000000};
    return pthread_cond_timedwait(&c, l.mutex()->native_handle(), &s) ? cv_status::timeout : cv_status::no_timeout;
  }
};
typedef condition_variable condition_variable_any;
} // namespace std
} // extern "C++"
