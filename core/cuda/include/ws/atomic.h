// <atomic>
#pragma once
#include "ws/type_traits.h"
extern "C++" {
namespace std {
enum memory_order { memory_order_relaxed, memory_order_consume, memory_order_acquire, memory_order_release, memory_order_acq_rel, memory_order_seq_cst };
// Every order is the strongest one: nothing less is visible to one host thread at a time.
template <class T> struct atomic {
  typedef T value_type;
  static constexpr bool is_always_lock_free = true;
  atomic() noexcept : v() {}
  constexpr atomic(T t) noexcept : v(t) {}
  atomic(const atomic &) = delete;
  atomic &operator=(const atomic &) = delete;
  bool is_lock_free() const noexcept { return true; }
  T load(memory_order o = memory_order_seq_cst) const noexcept {
    (void)o;
    T r;
    __atomic_load(const_cast<T *>(&v), &r, __ATOMIC_SEQ_CST);
    return r;
  }
  void store(T t, memory_order o = memory_order_seq_cst) noexcept { (void)o, __atomic_store(&v, &t, __ATOMIC_SEQ_CST); }
  T exchange(T t, memory_order o = memory_order_seq_cst) noexcept {
    (void)o;
    T r;
    __atomic_exchange(&v, &t, &r, __ATOMIC_SEQ_CST);
    return r;
  }
  bool compare_exchange_strong(T &e, T t, memory_order = memory_order_seq_cst, memory_order = memory_order_seq_cst) noexcept {
    return __atomic_compare_exchange(&v, &e, &t, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
  }
  bool compare_exchange_weak(T &e, T t, memory_order = memory_order_seq_cst, memory_order = memory_order_seq_cst) noexcept { return compare_exchange_strong(e, t); }
  // Any change of a number, by comparing until nobody came between.
  template <class F> T ws_change(F f) noexcept {
    T was = load();
    while (!compare_exchange_strong(was, f(was))) {}
    return was;
  }
#define WS_FETCH(name, op) \
  template <class U> T fetch_##name(U u, memory_order = memory_order_seq_cst) noexcept { return ws_change([&](T t) { return (T)(t op u); }); } \
  template <class U> T operator op##=(U u) noexcept { return (T)(fetch_##name(u) op u); }
  WS_FETCH(add, +) WS_FETCH(sub, -) WS_FETCH(and, &) WS_FETCH(or, |) WS_FETCH(xor, ^)
  T operator++() noexcept { return fetch_add(1) + 1; }
  T operator--() noexcept { return fetch_sub(1) - 1; }
  T operator++(int) noexcept { return fetch_add(1); }
  T operator--(int) noexcept { return fetch_sub(1); }
  operator T() const noexcept { return load(); }
  T operator=(T t) noexcept { store(t); return t; }
  void wait(T, memory_order = memory_order_seq_cst) const noexcept {}
  void notify_one() noexcept {}
  void notify_all() noexcept {}
private:
  alignas(sizeof(T) <= 8 && (sizeof(T) & (sizeof(T) - 1)) == 0 ? sizeof(T) : alignof(T)) T v;
};
struct atomic_flag {
  bool test_and_set(memory_order = memory_order_seq_cst) noexcept { return set.exchange(true); }
  void clear(memory_order = memory_order_seq_cst) noexcept { set.store(false); }
  bool test(memory_order = memory_order_seq_cst) const noexcept { return set.load(); }
  constexpr atomic_flag() noexcept : set(false) {}
  constexpr atomic_flag(bool b) noexcept : set(b) {}
private:
  atomic<bool> set;
};
#define ATOMIC_FLAG_INIT {false}
#define ATOMIC_VAR_INIT(v) (v)
typedef atomic<bool> atomic_bool;
typedef atomic<char> atomic_char;
typedef atomic<int> atomic_int;
typedef atomic<unsigned> atomic_uint;
typedef atomic<long> atomic_long;
typedef atomic<unsigned long> atomic_ulong;
typedef atomic<long long> atomic_llong;
typedef atomic<unsigned long long> atomic_ullong;
typedef atomic<size_t> atomic_size_t;
typedef atomic<int32_t> atomic_int32_t;
typedef atomic<uint32_t> atomic_uint32_t;
typedef atomic<int64_t> atomic_int64_t;
typedef atomic<uint64_t> atomic_uint64_t;
inline void atomic_thread_fence(memory_order) noexcept { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
inline void atomic_signal_fence(memory_order) noexcept {}
template <class T> T atomic_load(const atomic<T> *a) noexcept { return a->load(); }
template <class T> void atomic_store(atomic<T> *a, type_identity_t<T> t) noexcept { a->store(t); }
template <class T> T atomic_fetch_add(atomic<T> *a, type_identity_t<T> t) noexcept { return a->fetch_add(t); }
template <class T> T atomic_fetch_sub(atomic<T> *a, type_identity_t<T> t) noexcept { return a->fetch_sub(t); }
template <class T> T atomic_exchange(atomic<T> *a, type_identity_t<T> t) noexcept { return a->exchange(t); }
template <class T> T atomic_fetch_or(atomic<T> *a, type_identity_t<T> t) noexcept { return a->fetch_or(t); }
template <class T> T atomic_fetch_and(atomic<T> *a, type_identity_t<T> t) noexcept { return a->fetch_and(t); }
template <class T> T atomic_load_explicit(const atomic<T> *a, memory_order) noexcept { return a->load(); }
template <class T> void atomic_store_explicit(atomic<T> *a, type_identity_t<T> t, memory_order) noexcept { a->store(t); }
template <class T> T atomic_fetch_add_explicit(atomic<T> *a, type_identity_t<T> t, memory_order) noexcept { return a->fetch_add(t); }
template <class T> bool atomic_compare_exchange_strong(atomic<T> *a, T *old, type_identity_t<T> t) noexcept { return a->compare_exchange_strong(*old, t); }
template <class T> bool atomic_compare_exchange_weak(atomic<T> *a, T *old, type_identity_t<T> t) noexcept { return a->compare_exchange_weak(*old, t); }
inline bool atomic_flag_test_and_set(atomic_flag *f) noexcept { return f->test_and_set(); }
inline void atomic_flag_clear(atomic_flag *f) noexcept { f->clear(); }
template <class T> struct atomic_ref {
  T *p;
  explicit atomic_ref(T &t) : p(&t) {}
  template <class U> T fetch_sub(U u, memory_order = memory_order_seq_cst) const noexcept { return reinterpret_cast<atomic<T> *>(p)->fetch_sub(u); }
  T exchange(T t, memory_order = memory_order_seq_cst) const noexcept { return reinterpret_cast<atomic<T> *>(p)->exchange(t); }
  bool compare_exchange_strong(T &old, T t, memory_order = memory_order_seq_cst) const noexcept { return reinterpret_cast<atomic<T> *>(p)->compare_exchange_strong(old, t); }
  bool compare_exchange_weak(T &old, T t, memory_order = memory_order_seq_cst) const noexcept { return reinterpret_cast<atomic<T> *>(p)->compare_exchange_strong(old, t); }
  T operator=(T t) const noexcept { return store(t), t; }
  T operator++() const noexcept { return fetch_add(1) + 1; }
  T operator+=(T t) const noexcept { return fetch_add(t) + t; }
  T load(memory_order = memory_order_seq_cst) const noexcept { return reinterpret_cast<atomic<T> *>(p)->load(); }
  void store(T t, memory_order = memory_order_seq_cst) const noexcept { reinterpret_cast<atomic<T> *>(p)->store(t); }
  template <class U> T fetch_add(U u, memory_order = memory_order_seq_cst) const noexcept { return reinterpret_cast<atomic<T> *>(p)->fetch_add(u); }
  operator T() const noexcept { return load(); }
};
} // namespace std
} // extern "C++"
