// <ranges>: the algorithms that take a whole range, and counting. Views that are combined are missing.
#pragma once
#include "ws/algorithm.h"
#include "ws/numeric.h"
#if __cplusplus >= 202002L
extern "C++" {
namespace std {
namespace ranges {
#define WS_RANGED(name) \
  struct ws_##name { \
    template <class R, class... A> constexpr auto operator()(R &&r, A &&...a) const -> decltype(std::name(std::begin(r), std::end(r), std::forward<A>(a)...)) { \
      return std::name(std::begin(r), std::end(r), std::forward<A>(a)...); \
    } \
    template <class I, class... A, class = ws_if_iterator<I>> constexpr auto operator()(I a, I b, A &&...r) const { return std::name(a, b, std::forward<A>(r)...); } \
  }; \
  inline constexpr ws_##name name{};
WS_RANGED(sort) WS_RANGED(stable_sort) WS_RANGED(for_each) WS_RANGED(fill) WS_RANGED(copy) WS_RANGED(copy_if) WS_RANGED(find) WS_RANGED(find_if) WS_RANGED(count)
WS_RANGED(count_if) WS_RANGED(transform) WS_RANGED(max_element) WS_RANGED(min_element) WS_RANGED(reverse) WS_RANGED(any_of) WS_RANGED(all_of) WS_RANGED(none_of)
WS_RANGED(generate) WS_RANGED(replace) WS_RANGED(unique) WS_RANGED(is_sorted) WS_RANGED(lower_bound) WS_RANGED(upper_bound) WS_RANGED(binary_search)
WS_RANGED(equal) WS_RANGED(iota) WS_RANGED(next_permutation)
template <class R> auto begin(R &&r) { return std::begin(r); }
template <class R> auto end(R &&r) { return std::end(r); }
template <class R> auto size(R &&r) { return std::size(r); }
template <class R> auto max(const R &r) { return *std::max_element(std::begin(r), std::end(r)); }
template <class R> auto min(const R &r) { return *std::min_element(std::begin(r), std::end(r)); }
namespace views {
template <class T> struct ws_counting {
  struct iterator {
    typedef T value_type;
    typedef ptrdiff_t difference_type;
    typedef const T *pointer;
    typedef T reference;
    typedef input_iterator_tag iterator_category;
    T t;
    T operator*() const { return t; }
    iterator &operator++() { ++t; return *this; }
    iterator operator++(int) { return iterator{t++}; }
    bool operator==(const iterator &o) const { return t == o.t; }
  };
  T first, last;
  iterator begin() const { return iterator{first}; }
  iterator end() const { return iterator{last}; }
};
template <class T, class U> ws_counting<T> iota(T a, U b) { return ws_counting<T>{a, (T)b}; }
} // namespace views
} // namespace ranges
namespace views = ranges::views;
} // namespace std
} // extern "C++"
#endif
