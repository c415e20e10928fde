// <span>
#pragma once
#include "ws/array.h"
extern "C++" {
namespace std {
inline constexpr size_t dynamic_extent = (size_t)-1;
template <class T, size_t N = dynamic_extent> struct span {
  typedef T element_type;
  typedef remove_cv_t<T> value_type;
  typedef T *iterator, *pointer;
  typedef T &reference;
  typedef size_t size_type;
  typedef ptrdiff_t difference_type;
  typedef std::reverse_iterator<T *> reverse_iterator;
  static constexpr size_t extent = N;
  T *ws_first;
  size_t ws_size;
  WS_C span() noexcept : ws_first(nullptr), ws_size(0) {}
  WS_C span(T *p, size_t n) : ws_first(p), ws_size(n) {}
  WS_C span(T *p, T *q) : ws_first(p), ws_size(q - p) {}
  template <size_t K> WS_C span(T (&a)[K]) noexcept : ws_first(a), ws_size(K) {}
  template <class C, class = enable_if_t<__is_convertible_to(decltype(declval<C &>().data()), T *)>> WS_C span(C &&c) : ws_first(c.data()), ws_size(c.size()) {}
  WS_C T &operator[](size_t i) const { return ws_first[i]; }
  WS_C T *data() const noexcept { return ws_first; }
  WS_C size_t size() const noexcept { return ws_size; }
  WS_C size_t size_bytes() const noexcept { return ws_size * sizeof(T); }
  WS_C bool empty() const noexcept { return ws_size == 0; }
  WS_C T *begin() const noexcept { return ws_first; }
  WS_C T *end() const noexcept { return ws_first + ws_size; }
  reverse_iterator rbegin() const { return reverse_iterator(end()); }
  reverse_iterator rend() const { return reverse_iterator(begin()); }
  WS_C T &front() const { return *ws_first; }
  WS_C T &back() const { return ws_first[ws_size - 1]; }
  WS_C span<T> subspan(size_t at, size_t n = dynamic_extent) const { return span<T>(ws_first + at, n == dynamic_extent ? ws_size - at : n); }
  WS_C span<T> first(size_t n) const { return span<T>(ws_first, n); }
  WS_C span<T> last(size_t n) const { return span<T>(ws_first + ws_size - n, n); }
};
template <class T, size_t N> span<const byte> as_bytes(span<T, N> s) noexcept { return span<const byte>((const byte *)s.data(), s.size_bytes()); }
template <class T, size_t N> span<byte> as_writable_bytes(span<T, N> s) noexcept { return span<byte>((byte *)s.data(), s.size_bytes()); }
#if __cplusplus >= 201703L
template <class T> span(T *, size_t) -> span<T>;
template <class C, class = decltype(declval<C &>().data())> span(C &&) -> span<remove_reference_t<decltype(*declval<C &>().data())>>;
template <class T, size_t K> span(T (&)[K]) -> span<T>;
#endif
} // namespace std
} // extern "C++"
