// Heaps and sorts of <algorithm>. Where equal elements end up is not specified, but programs print it, so the steps are
// those that libstdc++ takes: a heap that sinks to a leaf first, and an introsort with the median of three and insertion below 16.
#pragma once
#include "ws/iterator.h"
#include "ws/new.h"
extern "C++" {
namespace std {
struct ws_less_than { template <class A, class B> WS_C bool operator()(const A &a, const B &b) const { return a < b; } };
struct ws_equals { template <class A, class B> WS_C bool operator()(const A &a, const B &b) const { return a == b; } };
template <class I, class J> void iter_swap(I a, J b) {
  using std::swap;
  swap(*a, *b);
}
template <class I, class N, class T, class L> void ws_sift_up(I a, N hole, N top, T v, L &less) {
  for (N parent = (hole - 1) / 2; hole > top && less(*(a + parent), v); parent = (hole - 1) / 2) {
    *(a + hole) = std::move(*(a + parent));
    hole = parent;
  }
  *(a + hole) = std::move(v);
}
template <class I, class N, class T, class L> void ws_sift_down(I a, N hole, N n, T v, L &less) {
  N top = hole, child = hole;
  while (child < (n - 1) / 2) {
    child = 2 * (child + 1);
    if (less(*(a + child), *(a + (child - 1)))) --child;
    *(a + hole) = std::move(*(a + child));
    hole = child;
  }
  if ((n & 1) == 0 && child == (n - 2) / 2) {
    child = 2 * (child + 1);
    *(a + hole) = std::move(*(a + (child - 1)));
    hole = child - 1;
  }
  std::ws_sift_up(a, hole, top, std::move(v), less);
}
template <class I, class L> void push_heap(I a, I b, L less) {
  ws_value<I> v = std::move(*(b - 1));
  std::ws_sift_up(a, (b - a) - 1, ws_difference<I>(0), std::move(v), less);
}
template <class I, class L> void ws_pop_heap(I a, I b, I result, L &less) {
  ws_value<I> v = std::move(*result);
  *result = std::move(*a);
  std::ws_sift_down(a, ws_difference<I>(0), b - a, std::move(v), less);
}
template <class I, class L> void pop_heap(I a, I b, L less) { if (b - a > 1) std::ws_pop_heap(a, b - 1, b - 1, less); }
template <class I, class L> void make_heap(I a, I b, L less) {
  ws_difference<I> n = b - a;
  if (n < 2) return;
  for (ws_difference<I> parent = (n - 2) / 2;; --parent) {
    ws_value<I> v = std::move(*(a + parent));
    std::ws_sift_down(a, parent, n, std::move(v), less);
    if (parent == 0) return;
  }
}
template <class I, class L> void sort_heap(I a, I b, L less) { for (; b - a > 1; --b) std::ws_pop_heap(a, b - 1, b - 1, less); }
template <class I, class L> I is_heap_until(I a, I b, L less) {
  ws_difference<I> n = b - a;
  for (ws_difference<I> i = 1; i < n; ++i) if (less(*(a + (i - 1) / 2), *(a + i))) return a + i;
  return b;
}
template <class I> void push_heap(I a, I b) { std::push_heap(a, b, ws_less_than()); }
template <class I> void pop_heap(I a, I b) { std::pop_heap(a, b, ws_less_than()); }
template <class I> void make_heap(I a, I b) { std::make_heap(a, b, ws_less_than()); }
template <class I> void sort_heap(I a, I b) { std::sort_heap(a, b, ws_less_than()); }
template <class I> bool is_heap(I a, I b) { return std::is_heap_until(a, b, ws_less_than()) == b; }

template <class I, class L> void ws_insert_unguarded(I at, L &less) {
  ws_value<I> v = std::move(*at);
  for (I before = at - 1; less(v, *before); --before) {
    *at = std::move(*before);
    at = before;
  }
  *at = std::move(v);
}
template <class I, class L> void ws_insertion_sort(I a, I b, L &less) {
  if (a == b) return;
  for (I i = a + 1; i != b; ++i) {
    if (less(*i, *a)) {
      ws_value<I> v = std::move(*i);
      for (I j = i; j != a; --j) *j = std::move(*(j - 1));
      *a = std::move(v);
    } else {
      std::ws_insert_unguarded(i, less);
    }
  }
}
template <class I, class L> void ws_heap_select(I a, I middle, I b, L &less) {
  std::make_heap(a, middle, less);
  for (I i = middle; i < b; ++i) if (less(*i, *a)) std::ws_pop_heap(a, middle, i, less);
}
// Puts the median of the second, the middle and the last element first, and splits the rest by it.
template <class I, class L> I ws_split(I a, I b, L &less) {
  I x = a + 1, y = a + (b - a) / 2, z = b - 1;
  if (less(*x, *y)) {
    if (less(*y, *z)) std::iter_swap(a, y);
    else if (less(*x, *z)) std::iter_swap(a, z);
    else std::iter_swap(a, x);
  } else if (less(*x, *z)) {
    std::iter_swap(a, x);
  } else if (less(*y, *z)) {
    std::iter_swap(a, z);
  } else {
    std::iter_swap(a, y);
  }
  I lo = a + 1, hi = b;
  for (;;) {
    while (less(*lo, *a)) ++lo;
    --hi;
    while (less(*a, *hi)) --hi;
    if (!(lo < hi)) return lo;
    std::iter_swap(lo, hi);
    ++lo;
  }
}
template <class N> int ws_log2(N n) { return 63 - __builtin_clzll((unsigned long long)n); }
template <class I, class L> void ws_introsort(I a, I b, int depth, L &less) {
  while (b - a > 16) {
    if (depth-- == 0) {
      std::ws_heap_select(a, b, b, less);
      std::sort_heap(a, b, less);
      return;
    }
    I cut = std::ws_split(a, b, less);
    std::ws_introsort(cut, b, depth, less);
    b = cut;
  }
}
template <class I, class L> void sort(I a, I b, L less) {
  if (a == b) return;
  std::ws_introsort(a, b, 2 * std::ws_log2(b - a), less);
  if (b - a > 16) {
    std::ws_insertion_sort(a, a + 16, less);
    for (I i = a + 16; i != b; ++i) std::ws_insert_unguarded(i, less);
  } else {
    std::ws_insertion_sort(a, b, less);
  }
}
template <class I, class L> void partial_sort(I a, I middle, I b, L less) {
  std::ws_heap_select(a, middle, b, less);
  std::sort_heap(a, middle, less);
}
template <class I, class L> void nth_element(I a, I nth, I b, L less) {
  if (a == b || nth == b) return;
  for (int depth = 2 * std::ws_log2(b - a); b - a > 3;) {
    if (depth-- == 0) {
      std::ws_heap_select(a, nth + 1, b, less);
      std::iter_swap(a, nth);
      return;
    }
    I cut = std::ws_split(a, b, less);
    if (cut <= nth) a = cut;
    else b = cut;
  }
  std::ws_insertion_sort(a, b, less);
}
// Merges sorted halves through a copy of the left one.
template <class I, class L> void ws_merge_halves(I a, I middle, I b, ws_value<I> *room, L &less) {
  ws_value<I> *end = room;
  for (I i = a; i != middle; ++i, ++end) ::new ((void *)end) ws_value<I>(std::move(*i));
  ws_value<I> *left = room;
  while (left != end && middle != b) {
    if (less(*middle, *left)) *a++ = std::move(*middle++);
    else *a++ = std::move(*left++);
  }
  while (left != end) *a++ = std::move(*left++);
  for (ws_value<I> *p = room; p != end; ++p) p->~ws_value<I>();
}
template <class I, class L> void ws_stable_sort(I a, I b, ws_value<I> *room, L &less) {
  if (b - a <= 7) return std::ws_insertion_sort(a, b, less);
  I middle = a + (b - a) / 2;
  std::ws_stable_sort(a, middle, room, less);
  std::ws_stable_sort(middle, b, room, less);
  if (less(*middle, *(middle - 1))) std::ws_merge_halves(a, middle, b, room, less);
}
template <class T> struct ws_room {
  T *p;
  explicit ws_room(size_t n) : p((T *)::operator new(n * sizeof(T))) {}
  ~ws_room() { ::operator delete(p); }
};
template <class I, class L> void stable_sort(I a, I b, L less) {
  if (b - a < 2) return;
  ws_room<ws_value<I>> room((b - a) / 2 + 1);
  std::ws_stable_sort(a, b, room.p, less);
}
template <class I> void sort(I a, I b) { std::sort(a, b, ws_less_than()); }
template <class I> void stable_sort(I a, I b) { std::stable_sort(a, b, ws_less_than()); }
template <class I> void partial_sort(I a, I middle, I b) { std::partial_sort(a, middle, b, ws_less_than()); }
template <class I> void nth_element(I a, I nth, I b) { std::nth_element(a, nth, b, ws_less_than()); }
} // namespace std
} // extern "C++"
