// Allocators and uninitialised memory: the lower half of <memory>.
#pragma once
#include "ws/exception.h"
#include "ws/iterator.h"
extern "C++" {
namespace std {
template <class T> struct allocator {
  typedef T value_type;
  typedef T *pointer;
  typedef const T *const_pointer;
  typedef T &reference;
  typedef const T &const_reference;
  typedef size_t size_type;
  typedef ptrdiff_t difference_type;
  typedef true_type propagate_on_container_move_assignment;
  typedef true_type is_always_equal;
  template <class U> struct rebind { typedef allocator<U> other; };
  allocator() noexcept {}
  template <class U> allocator(const allocator<U> &) noexcept {}
  T *allocate(size_t n, const void * = nullptr) { return static_cast<T *>(allocate_bytes(n, bool_constant<(alignof(T) > 16)>())); }
  void deallocate(T *p, size_t) noexcept { deallocate_bytes(p, bool_constant<(alignof(T) > 16)>()); }
  size_t max_size() const noexcept { return size_t(PTRDIFF_MAX) / sizeof(T); }
private:
  static void *allocate_bytes(size_t n, false_type) {
    if (n > size_t(PTRDIFF_MAX) / sizeof(T)) ws_errors::throw_bad_alloc();
    return ::operator new(n * sizeof(T));
  }
  static void *allocate_bytes(size_t n, true_type) { return ::operator new(n * sizeof(T), align_val_t(alignof(T))); }
  static void deallocate_bytes(void *p, false_type) { ::operator delete(p); }
  static void deallocate_bytes(void *p, true_type) { ::operator delete(p, align_val_t(alignof(T))); }
};
template <> struct allocator<void> {
  typedef void value_type;
  template <class U> struct rebind { typedef allocator<U> other; };
};
template <class T, class U> bool operator==(const allocator<T> &, const allocator<U> &) noexcept { return true; }
template <class T, class U> bool operator!=(const allocator<T> &, const allocator<U> &) noexcept { return false; }
template <class P> struct pointer_traits { typedef P pointer; typedef ptrdiff_t difference_type; };
template <class T> struct pointer_traits<T *> {
  typedef T *pointer;
  typedef T element_type;
  typedef ptrdiff_t difference_type;
  static T *pointer_to(T &t) { return __builtin_addressof(t); }
};
template <class A, class U, class = void> struct ws_rebind;
template <template <class, class...> class A, class T, class... R, class U> struct ws_rebind<A<T, R...>, U, void> { typedef A<U, R...> type; };
template <class A, class U> struct ws_rebind_alloc : ws_rebind<A, U> {};
template <class A, class U, class = void> struct ws_rebind_either : ws_rebind_alloc<A, U> {};
template <class A, class U> struct ws_rebind_either<A, U, void_t<typename A::template rebind<U>::other>> { typedef typename A::template rebind<U>::other type; };
template <class A> struct allocator_traits {
  typedef A allocator_type;
  typedef typename A::value_type value_type;
  typedef value_type *pointer;
  typedef const value_type *const_pointer;
  typedef size_t size_type;
  typedef ptrdiff_t difference_type;
  template <class U> using rebind_alloc = typename ws_rebind_either<A, U>::type;
  template <class U> using rebind_traits = allocator_traits<rebind_alloc<U>>;
  static pointer allocate(A &a, size_t n) { return a.allocate(n); }
  static void deallocate(A &a, pointer p, size_t n) { a.deallocate(p, n); }
  template <class T, class... B> static void construct(A &, T *p, B &&...b) { ::new ((void *)p) T(std::forward<B>(b)...); }
  template <class T> static void destroy(A &, T *p) { p->~T(); }
  static size_t max_size(const A &) { return size_t(PTRDIFF_MAX) / sizeof(value_type); }
  static A select_on_container_copy_construction(const A &a) { return a; }
};
template <class A, class U> using ws_rebound = typename allocator_traits<A>::template rebind_alloc<U>;
struct allocator_arg_t { explicit allocator_arg_t() = default; };
inline constexpr allocator_arg_t allocator_arg{};

template <class T, class... A> T *construct_at(T *p, A &&...a) { return ::new ((void *)p) T(std::forward<A>(a)...); }
template <class T> void destroy_at(T *p) { p->~T(); }
template <class I> void ws_destroy(I, I, true_type) {}
template <class I> void ws_destroy(I a, I b, false_type) { for (; a != b; ++a) std::destroy_at(std::addressof(*a)); }
template <class I> void destroy(I a, I b) { ws_destroy(a, b, is_trivially_destructible<ws_value<I>>()); }
template <class I, class N> I destroy_n(I a, N n) {
  for (; n > 0; ++a, --n) std::destroy_at(std::addressof(*a));
  return a;
}
// Destroys what was made if a constructor throws.
template <class I> struct ws_made_so_far {
  I first, last;
  explicit ws_made_so_far(I i) : first(i), last(i) {}
  ~ws_made_so_far() { std::destroy(first, last); }
  I done() {
    first = last;
    return last;
  }
};
template <class I, class O> O uninitialized_copy(I a, I b, O to) {
  ws_made_so_far<O> m(to);
  for (; a != b; ++a, ++m.last) ::new ((void *)std::addressof(*m.last)) ws_value<O>(*a);
  return m.done();
}
template <class I, class N, class O> O uninitialized_copy_n(I a, N n, O to) {
  ws_made_so_far<O> m(to);
  for (; n > 0; --n, ++a, ++m.last) ::new ((void *)std::addressof(*m.last)) ws_value<O>(*a);
  return m.done();
}
template <class I, class O> O uninitialized_move(I a, I b, O to) {
  ws_made_so_far<O> m(to);
  for (; a != b; ++a, ++m.last) ::new ((void *)std::addressof(*m.last)) ws_value<O>(std::move(*a));
  return m.done();
}
template <class I, class T> void uninitialized_fill(I a, I b, const T &v) {
  ws_made_so_far<I> m(a);
  for (; m.last != b; ++m.last) ::new ((void *)std::addressof(*m.last)) ws_value<I>(v);
  m.done();
}
template <class I, class N, class T> I uninitialized_fill_n(I a, N n, const T &v) {
  ws_made_so_far<I> m(a);
  for (; n > 0; --n, ++m.last) ::new ((void *)std::addressof(*m.last)) ws_value<I>(v);
  return m.done();
}
template <class I, class N> I uninitialized_value_construct_n(I a, N n) {
  ws_made_so_far<I> m(a);
  for (; n > 0; --n, ++m.last) ::new ((void *)std::addressof(*m.last)) ws_value<I>();
  return m.done();
}
template <class I> void uninitialized_default_construct(I a, I b) { for (; a != b; ++a) ::new ((void *)std::addressof(*a)) ws_value<I>; }
template <class I> void uninitialized_value_construct(I a, I b) { for (; a != b; ++a) ::new ((void *)std::addressof(*a)) ws_value<I>(); }
// Moves n objects to uninitialised memory and ends the old ones: a copy of bytes where that is the same.
template <class T> void ws_relocate(T *from, size_t n, T *to, true_type) { if (n) __builtin_memcpy((void *)to, (const void *)from, n * sizeof(T)); }
template <class T> void ws_relocate(T *from, size_t n, T *to, false_type) {
  ws_made_so_far<T *> m(to);
  for (size_t i = 0; i < n; ++i, ++m.last) ::new ((void *)m.last) T(std::move_if_noexcept(from[i]));
  m.done();
  std::destroy(from, from + n);
}
template <class T> void ws_relocate(T *from, size_t n, T *to) { ws_relocate(from, n, to, is_trivially_copyable<T>()); }
inline void *align(size_t alignment, size_t size, void *&p, size_t &space) {
  size_t at = (size_t)p, skip = (alignment - at % alignment) % alignment;
  if (space < size + skip) return nullptr;
  space -= skip;
  return p = (char *)p + skip;
}
template <class T> T *assume_aligned(T *p) { return p; }
} // namespace std
} // extern "C++"
