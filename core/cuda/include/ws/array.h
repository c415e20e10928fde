// <array>
#pragma once
#include "ws/exception.h"
#include "ws/compare.h"
#include "ws/utility.h"
extern "C++" {
namespace std {
template <class I> struct reverse_iterator;
template <class T, size_t N> struct ws_cells { typedef T type[N]; };
template <class T> struct ws_cells<T, 0> { struct type { operator T *() const noexcept { return nullptr; } }; };
template <class T, size_t N> struct array {
  typedef T value_type;
  typedef T &reference;
  typedef const T &const_reference;
  typedef T *pointer, *iterator;
  typedef const T *const_pointer, *const_iterator;
  typedef size_t size_type;
  typedef ptrdiff_t difference_type;
  typedef std::reverse_iterator<T *> reverse_iterator;
  typedef std::reverse_iterator<const T *> const_reverse_iterator;
  typename ws_cells<T, N>::type ws_cells_;
  WS_M T &operator[](size_t i) { return ws_cells_[i]; }
  WS_C const T &operator[](size_t i) const { return ws_cells_[i]; }
  WS_M T &at(size_t i) { return check(i), ws_cells_[i]; }
  WS_M const T &at(size_t i) const { return check(i), ws_cells_[i]; }
  WS_C size_t size() const noexcept { return N; }
  WS_C size_t max_size() const noexcept { return N; }
  WS_C bool empty() const noexcept { return N == 0; }
  WS_M T *data() noexcept { return ws_cells_; }
  WS_C const T *data() const noexcept { return ws_cells_; }
  WS_M T *begin() noexcept { return ws_cells_; }
  WS_M T *end() noexcept { return ws_cells_ + N; }
  WS_C const T *begin() const noexcept { return ws_cells_; }
  WS_C const T *end() const noexcept { return ws_cells_ + N; }
  WS_C const T *cbegin() const noexcept { return ws_cells_; }
  WS_C const T *cend() const noexcept { return ws_cells_ + N; }
  reverse_iterator rbegin() noexcept { return reverse_iterator(end()); }
  reverse_iterator rend() noexcept { return reverse_iterator(begin()); }
  const_reverse_iterator rbegin() const noexcept { return const_reverse_iterator(end()); }
  const_reverse_iterator rend() const noexcept { return const_reverse_iterator(begin()); }
  WS_M T &front() { return ws_cells_[0]; }
  WS_C const T &front() const { return ws_cells_[0]; }
  WS_M T &back() { return ws_cells_[N - 1]; }
  WS_C const T &back() const { return ws_cells_[N - 1]; }
  WS_M void fill(const T &v) { for (size_t i = 0; i < N; ++i) ws_cells_[i] = v; }
  WS_M void swap(array &o) { for (size_t i = 0; i < N; ++i) std::swap(ws_cells_[i], o.ws_cells_[i]); }
private:
  WS_M static void check(size_t i) { if (i >= N) ws_errors::throw_out_of_range("array::at: __n (which is %zu) >= _Nm (which is %zu)", i, N); }
};
template <class T, size_t N> WS_M bool operator==(const array<T, N> &a, const array<T, N> &b) {
  for (size_t i = 0; i < N; ++i) if (!(a[i] == b[i])) return false;
  return true;
}
template <class T, size_t N> WS_M bool operator<(const array<T, N> &a, const array<T, N> &b) {
  for (size_t i = 0; i < N; ++i) {
    if (a[i] < b[i]) return true;
    if (b[i] < a[i]) return false;
  }
  return false;
}
template <class T, size_t N> WS_C bool operator!=(const array<T, N> &a, const array<T, N> &b) { return !(a == b); }
template <class T, size_t N> WS_C bool operator>(const array<T, N> &a, const array<T, N> &b) { return b < a; }
template <class T, size_t N> WS_C bool operator<=(const array<T, N> &a, const array<T, N> &b) { return !(b < a); }
template <class T, size_t N> WS_C bool operator>=(const array<T, N> &a, const array<T, N> &b) { return !(a < b); }
#if __cplusplus >= 202002L
template <class T, size_t N> WS_C auto operator<=>(const array<T, N> &a, const array<T, N> &b) -> decltype(ws_sequence_order(a, b)) { return ws_sequence_order(a, b); }
#endif
template <class T, size_t N> WS_M void swap(array<T, N> &a, array<T, N> &b) { a.swap(b); }
#if __cplusplus >= 201703L
template <class T, class... U> array(T, U...) -> array<T, 1 + sizeof...(U)>;
#endif
template <class T, size_t N> struct tuple_size<array<T, N>> : integral_constant<size_t, N> {};
template <size_t I, class T, size_t N> struct tuple_element<I, array<T, N>> { typedef T type; };
template <size_t I, class T, size_t N> WS_C T &get(array<T, N> &a) noexcept { return a.ws_cells_[I]; }
template <size_t I, class T, size_t N> WS_C const T &get(const array<T, N> &a) noexcept { return a.ws_cells_[I]; }
template <size_t I, class T, size_t N> WS_C T &&get(array<T, N> &&a) noexcept { return static_cast<T &&>(a.ws_cells_[I]); }
template <class T, size_t N, size_t... I> WS_C array<remove_cv_t<T>, N> ws_to_array(T (&a)[N], index_sequence<I...>) { return {{a[I]...}}; }
template <class T, size_t N> WS_C array<remove_cv_t<T>, N> to_array(T (&a)[N]) { return ws_to_array(a, make_index_sequence<N>()); }
} // namespace std
} // extern "C++"
