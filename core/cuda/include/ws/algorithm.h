// <algorithm>, without the sorts of heap.h.
#pragma once
#include "ws/heap.h"
#include "ws/libc.h"
extern "C++" {
namespace std {
#define WS_I template <class I>
// ---------------------------------------------------------------- reads
template <class I, class F> F for_each(I a, I b, F f) {
  for (; a != b; ++a) f(*a);
  return f;
}
template <class I, class N, class F> I for_each_n(I a, N n, F f) {
  for (; n > 0; --n, ++a) f(*a);
  return a;
}
template <class I, class P> I find_if(I a, I b, P p) {
  for (; a != b; ++a) if (p(*a)) break;
  return a;
}
template <class I, class P> I find_if_not(I a, I b, P p) {
  for (; a != b; ++a) if (!p(*a)) break;
  return a;
}
template <class I, class T> I find(I a, I b, const T &v) {
  for (; a != b; ++a) if (*a == v) break;
  return a;
}
template <class I, class P> bool all_of(I a, I b, P p) { return std::find_if_not(a, b, p) == b; }
template <class I, class P> bool any_of(I a, I b, P p) { return std::find_if(a, b, p) != b; }
template <class I, class P> bool none_of(I a, I b, P p) { return std::find_if(a, b, p) == b; }
template <class I, class P> ws_difference<I> count_if(I a, I b, P p) {
  ws_difference<I> n = 0;
  for (; a != b; ++a) if (p(*a)) ++n;
  return n;
}
template <class I, class T> ws_difference<I> count(I a, I b, const T &v) {
  ws_difference<I> n = 0;
  for (; a != b; ++a) if (*a == v) ++n;
  return n;
}
template <class I, class J, class P> I find_first_of(I a, I b, J c, J d, P p) {
  for (; a != b; ++a) for (J j = c; j != d; ++j) if (p(*a, *j)) return a;
  return b;
}
template <class I, class J> I find_first_of(I a, I b, J c, J d) { return std::find_first_of(a, b, c, d, ws_equals()); }
template <class I, class P> I adjacent_find(I a, I b, P p) {
  if (a == b) return b;
  for (I next = a; ++next != b; a = next) if (p(*a, *next)) return a;
  return b;
}
WS_I I adjacent_find(I a, I b) { return std::adjacent_find(a, b, ws_equals()); }
template <class I, class J, class P> pair<I, J> mismatch(I a, I b, J c, P p) {
  while (a != b && p(*a, *c)) ++a, ++c;
  return pair<I, J>(a, c);
}
template <class I, class J> pair<I, J> mismatch(I a, I b, J c) { return std::mismatch(a, b, c, ws_equals()); }
template <class I, class J> pair<I, J> mismatch(I a, I b, J c, J d) {
  while (a != b && c != d && *a == *c) ++a, ++c;
  return pair<I, J>(a, c);
}
template <class I, class J, class P, class = enable_if_t<!is_same<P, J>::value>> bool equal(I a, I b, J c, P p) {
  for (; a != b; ++a, ++c) if (!p(*a, *c)) return false;
  return true;
}
template <class I, class J> bool equal(I a, I b, J c) { return std::equal(a, b, c, ws_equals()); }
template <class I, class J> bool equal(I a, I b, J c, J d) {
  for (; a != b && c != d; ++a, ++c) if (!(*a == *c)) return false;
  return a == b && c == d;
}
template <class I, class J, class L> bool lexicographical_compare(I a, I b, J c, J d, L less) {
  for (; a != b && c != d; ++a, ++c) {
    if (less(*a, *c)) return true;
    if (less(*c, *a)) return false;
  }
  return a == b && c != d;
}
template <class I, class J> bool lexicographical_compare(I a, I b, J c, J d) { return std::lexicographical_compare(a, b, c, d, ws_less_than()); }
template <class I, class J, class P> I search(I a, I b, J c, J d, P p) {
  for (;; ++a) {
    I i = a;
    for (J j = c;; ++i, ++j) {
      if (j == d) return a;
      if (i == b) return b;
      if (!p(*i, *j)) break;
    }
  }
}
template <class I, class J> I search(I a, I b, J c, J d) { return std::search(a, b, c, d, ws_equals()); }
template <class I, class J> I find_end(I a, I b, J c, J d) {
  I r = b;
  for (I i = a; (i = std::search(i, b, c, d)) != b; ++i) r = i;
  return r;
}
template <class I, class N, class T> I search_n(I a, I b, N n, const T &v) {
  if (n <= 0) return a;
  for (; a != b; ++a) {
    N k = 0;
    for (I i = a; i != b && *i == v; ++i) if (++k == n) return a;
  }
  return b;
}
template <class I, class L> I max_element(I a, I b, L less) {
  I r = a;
  if (a != b) while (++a != b) if (less(*r, *a)) r = a;
  return r;
}
template <class I, class L> I min_element(I a, I b, L less) {
  I r = a;
  if (a != b) while (++a != b) if (less(*a, *r)) r = a;
  return r;
}
template <class I, class L> pair<I, I> minmax_element(I a, I b, L less) {
  pair<I, I> r(a, a);
  if (a != b) while (++a != b) {
    if (less(*a, *r.first)) r.first = a;
    if (!less(*a, *r.second)) r.second = a;
  }
  return r;
}
WS_I I max_element(I a, I b) { return std::max_element(a, b, ws_less_than()); }
WS_I I min_element(I a, I b) { return std::min_element(a, b, ws_less_than()); }
WS_I pair<I, I> minmax_element(I a, I b) { return std::minmax_element(a, b, ws_less_than()); }
template <class T> pair<const T &, const T &> minmax(const T &a, const T &b) { return b < a ? pair<const T &, const T &>(b, a) : pair<const T &, const T &>(a, b); }
template <class T> pair<T, T> minmax(initializer_list<T> l) { return pair<T, T>(std::min(l), std::max(l)); }

// ---------------------------------------------------------------- writes
// Arrays of plain values are copied as bytes.
template <class I> I ws_raw(I i) { return i; }
template <class T> T *ws_raw(const ws_cursor<T> &c) { return c.p; }
template <class I> I ws_cooked(I, I to) { return to; }
template <class T> ws_cursor<T> ws_cooked(const ws_cursor<T> &, T *to) { return ws_cursor<T>(to); }
template <class I, class O> O ws_copy(I a, I b, O to) {
  for (; a != b; ++a, ++to) *to = *a;
  return to;
}
template <class T> enable_if_t<is_trivially_copyable<T>::value, T *> ws_copy(const T *a, const T *b, T *to) {
  if (a != b) __builtin_memmove((void *)to, (const void *)a, (b - a) * sizeof(T));
  return to + (b - a);
}
template <class T> enable_if_t<is_trivially_copyable<T>::value, T *> ws_copy(T *a, T *b, T *to) { return std::ws_copy((const T *)a, (const T *)b, to); }
template <class I, class O> O copy(I a, I b, O to) {
  return std::ws_cooked(to, std::ws_copy(std::ws_raw(a), std::ws_raw(b), std::ws_raw(to)));
}
template <class I, class N, class O> O copy_n(I a, N n, O to) {
  for (; n > 0; --n, ++a, ++to) *to = *a;
  return to;
}
template <class I, class O, class P> O copy_if(I a, I b, O to, P p) {
  for (; a != b; ++a) if (p(*a)) *to = *a, ++to;
  return to;
}
template <class I, class O> O copy_backward(I a, I b, O to) {
  while (a != b) *--to = *--b;
  return to;
}
template <class I, class O> O move(I a, I b, O to) {
  for (; a != b; ++a, ++to) *to = std::move(*a);
  return to;
}
template <class I, class O> O move_backward(I a, I b, O to) {
  while (a != b) *--to = std::move(*--b);
  return to;
}
template <class I, class O, class F> O transform(I a, I b, O to, F f) {
  for (; a != b; ++a, ++to) *to = f(*a);
  return to;
}
template <class I, class J, class O, class F> O transform(I a, I b, J c, O to, F f) {
  for (; a != b; ++a, ++c, ++to) *to = f(*a, *c);
  return to;
}
template <class I, class T> void fill(I a, I b, const T &v) { for (; a != b; ++a) *a = v; }
template <class I, class N, class T> I fill_n(I a, N n, const T &v) {
  for (; n > 0; --n, ++a) *a = v;
  return a;
}
template <class I, class G> void generate(I a, I b, G g) { for (; a != b; ++a) *a = g(); }
template <class I, class N, class G> I generate_n(I a, N n, G g) {
  for (; n > 0; --n, ++a) *a = g();
  return a;
}
template <class I, class P, class T> void replace_if(I a, I b, P p, const T &v) { for (; a != b; ++a) if (p(*a)) *a = v; }
template <class I, class T> void replace(I a, I b, const T &was, const T &v) { for (; a != b; ++a) if (*a == was) *a = v; }
template <class I, class O, class P, class T> O replace_copy_if(I a, I b, O to, P p, const T &v) {
  for (; a != b; ++a, ++to) {
    if (p(*a)) *to = v;
    else *to = *a;
  }
  return to;
}
template <class I, class O, class T> O replace_copy(I a, I b, O to, const T &was, const T &v) {
  for (; a != b; ++a, ++to) {
    if (*a == was) *to = v;
    else *to = *a;
  }
  return to;
}
template <class I, class O, class P> O remove_copy_if(I a, I b, O to, P p) {
  for (; a != b; ++a) if (!p(*a)) *to = *a, ++to;
  return to;
}
template <class I, class O, class T> O remove_copy(I a, I b, O to, const T &v) {
  for (; a != b; ++a) if (!(*a == v)) *to = *a, ++to;
  return to;
}
template <class I, class P> I remove_if(I a, I b, P p) {
  a = std::find_if(a, b, p);
  if (a != b) for (I i = a; ++i != b;) if (!p(*i)) *a = std::move(*i), ++a;
  return a;
}
template <class I, class T> I remove(I a, I b, const T &v) {
  a = std::find(a, b, v);
  if (a != b) for (I i = a; ++i != b;) if (!(*i == v)) *a = std::move(*i), ++a;
  return a;
}
template <class I, class P> I unique(I a, I b, P p) {
  a = std::adjacent_find(a, b, p);
  if (a == b) return b;
  I i = a;
  for (++i; ++i != b;) if (!p(*a, *i)) *++a = std::move(*i);
  return ++a;
}
WS_I I unique(I a, I b) { return std::unique(a, b, ws_equals()); }
template <class I, class O, class P> O unique_copy(I a, I b, O to, P p) {
  if (a == b) return to;
  ws_value<I> last = *a;
  *to = last;
  while (++a != b) if (!p(last, *a)) {
    last = *a;
    *++to = last;
  }
  return ++to;
}
template <class I, class O> O unique_copy(I a, I b, O to) { return std::unique_copy(a, b, to, ws_equals()); }
template <class I, class J> J swap_ranges(I a, I b, J c) {
  for (; a != b; ++a, ++c) std::iter_swap(a, c);
  return c;
}
WS_I void reverse(I a, I b) { for (; a != b && a != --b; ++a) std::iter_swap(a, b); }
template <class I, class O> O reverse_copy(I a, I b, O to) {
  for (; a != b; ++to) *to = *--b;
  return to;
}
WS_I I rotate(I a, I middle, I b) {
  if (a == middle) return b;
  if (middle == b) return a;
  I result = a;
  std::advance(result, std::distance(middle, b));
  for (I next = middle; a != next;) {
    std::iter_swap(a++, next++);
    if (next == b) next = middle;
    else if (a == middle) middle = next;
  }
  return result;
}
template <class I, class O> O rotate_copy(I a, I middle, I b, O to) { return std::copy(a, middle, std::copy(middle, b, to)); }
WS_I I shift_left(I a, I b, ws_difference<I> n) { return n <= 0 ? b : n >= std::distance(a, b) ? a : std::move(std::next(a, n), b, a); }
WS_I I shift_right(I a, I b, ws_difference<I> n) { return n <= 0 ? a : n >= std::distance(a, b) ? b : std::move_backward(a, std::prev(b, n), b); }

// ---------------------------------------------------------------- partitions
template <class I, class P> bool is_partitioned(I a, I b, P p) { return std::none_of(std::find_if_not(a, b, p), b, p); }
template <class I, class P> I ws_partition(I a, I b, P p, forward_iterator_tag) {
  a = std::find_if_not(a, b, p);
  if (a == b) return a;
  for (I i = a; ++i != b;) if (p(*i)) std::iter_swap(a, i), ++a;
  return a;
}
template <class I, class P> I ws_partition(I a, I b, P p, bidirectional_iterator_tag) {
  for (;; ++a) {
    for (;; ++a) {
      if (a == b) return a;
      if (!p(*a)) break;
    }
    do {
      if (a == --b) return a;
    } while (!p(*b));
    std::iter_swap(a, b);
  }
}
template <class I, class P> I partition(I a, I b, P p) { return std::ws_partition(a, b, p, ws_category<I>()); }
template <class I, class P> I stable_partition(I a, I b, P p) {
  size_t n = std::distance(a, b), k = 0;
  if (n == 0) return a;
  ws_room<ws_value<I>> room(n);
  I to = a;
  for (; a != b; ++a) {
    if (p(*a)) {
      if (to != a) *to = std::move(*a);
      ++to;
    } else {
      ::new ((void *)(room.p + k++)) ws_value<I>(std::move(*a));
    }
  }
  I result = to;
  for (size_t i = 0; i < k; ++i, ++to) {
    *to = std::move(room.p[i]);
    room.p[i].~ws_value<I>();
  }
  return result;
}
template <class I, class O, class Q, class P> pair<O, Q> partition_copy(I a, I b, O yes, Q no, P p) {
  for (; a != b; ++a) {
    if (p(*a)) *yes = *a, ++yes;
    else *no = *a, ++no;
  }
  return pair<O, Q>(yes, no);
}
template <class I, class P> I partition_point(I a, I b, P p) {
  for (ws_difference<I> n = std::distance(a, b); n > 0;) {
    I i = std::next(a, n / 2);
    if (p(*i)) a = ++i, n -= n / 2 + 1;
    else n /= 2;
  }
  return a;
}

// ---------------------------------------------------------------- sorted ranges
template <class I, class L> I is_sorted_until(I a, I b, L less) {
  if (a == b) return b;
  for (I i = a; ++i != b; a = i) if (less(*i, *a)) return i;
  return b;
}
WS_I I is_sorted_until(I a, I b) { return std::is_sorted_until(a, b, ws_less_than()); }
template <class I, class L> bool is_sorted(I a, I b, L less) { return std::is_sorted_until(a, b, less) == b; }
WS_I bool is_sorted(I a, I b) { return std::is_sorted_until(a, b, ws_less_than()) == b; }
template <class I, class T, class L> I lower_bound(I a, I b, const T &v, L less) { return std::partition_point(a, b, [&](const ws_value<I> &x) { return less(x, v); }); }
template <class I, class T, class L> I upper_bound(I a, I b, const T &v, L less) { return std::partition_point(a, b, [&](const ws_value<I> &x) { return !less(v, x); }); }
template <class I, class T> I lower_bound(I a, I b, const T &v) { return std::lower_bound(a, b, v, ws_less_than()); }
template <class I, class T> I upper_bound(I a, I b, const T &v) { return std::upper_bound(a, b, v, ws_less_than()); }
template <class I, class T, class L> pair<I, I> equal_range(I a, I b, const T &v, L less) { return pair<I, I>(std::lower_bound(a, b, v, less), std::upper_bound(a, b, v, less)); }
template <class I, class T> pair<I, I> equal_range(I a, I b, const T &v) { return std::equal_range(a, b, v, ws_less_than()); }
template <class I, class T, class L> bool binary_search(I a, I b, const T &v, L less) {
  a = std::lower_bound(a, b, v, less);
  return a != b && !less(v, *a);
}
template <class I, class T> bool binary_search(I a, I b, const T &v) { return std::binary_search(a, b, v, ws_less_than()); }
template <class I, class J, class O, class L> O merge(I a, I b, J c, J d, O to, L less) {
  for (; a != b && c != d; ++to) {
    if (less(*c, *a)) *to = *c, ++c;
    else *to = *a, ++a;
  }
  return std::copy(c, d, std::copy(a, b, to));
}
template <class I, class L> void inplace_merge(I a, I middle, I b, L less) {
  if (a == middle || middle == b) return;
  ws_room<ws_value<I>> room(std::distance(a, middle));
  std::ws_merge_halves(a, middle, b, room.p, less);
}
WS_I void inplace_merge(I a, I middle, I b) { std::inplace_merge(a, middle, b, ws_less_than()); }
template <class I, class J, class L> bool includes(I a, I b, J c, J d, L less) {
  for (; c != d; ++a) {
    if (a == b || less(*c, *a)) return false;
    if (!less(*a, *c)) ++c;
  }
  return true;
}
template <class I, class J> bool includes(I a, I b, J c, J d) { return std::includes(a, b, c, d, ws_less_than()); }
template <class I, class J, class O, class L> O set_union(I a, I b, J c, J d, O to, L less) {
  for (; a != b && c != d; ++to) {
    if (less(*a, *c)) *to = *a, ++a;
    else if (less(*c, *a)) *to = *c, ++c;
    else *to = *a, ++a, ++c;
  }
  return std::copy(c, d, std::copy(a, b, to));
}
template <class I, class J, class O, class L> O set_intersection(I a, I b, J c, J d, O to, L less) {
  while (a != b && c != d) {
    if (less(*a, *c)) ++a;
    else if (less(*c, *a)) ++c;
    else *to = *a, ++a, ++c, ++to;
  }
  return to;
}
template <class I, class J, class O, class L> O set_difference(I a, I b, J c, J d, O to, L less) {
  while (a != b && c != d) {
    if (less(*a, *c)) *to = *a, ++a, ++to;
    else if (less(*c, *a)) ++c;
    else ++a, ++c;
  }
  return std::copy(a, b, to);
}
template <class I, class J, class O, class L> O set_symmetric_difference(I a, I b, J c, J d, O to, L less) {
  while (a != b && c != d) {
    if (less(*a, *c)) *to = *a, ++a, ++to;
    else if (less(*c, *a)) *to = *c, ++c, ++to;
    else ++a, ++c;
  }
  return std::copy(c, d, std::copy(a, b, to));
}
#define WS_BY_LESS(name) template <class I, class J, class O> O name(I a, I b, J c, J d, O to) { return std::name(a, b, c, d, to, ws_less_than()); }
WS_BY_LESS(merge) WS_BY_LESS(set_union) WS_BY_LESS(set_intersection) WS_BY_LESS(set_difference) WS_BY_LESS(set_symmetric_difference)
template <class I, class J, class L> J partial_sort_copy(I a, I b, J c, J d, L less) {
  J end = c;
  for (; a != b && end != d; ++a, ++end) *end = *a;
  std::make_heap(c, end, less);
  for (; a != b; ++a) if (c != end && less(*a, *c)) {
    ws_value<J> v = *a;
    std::ws_sift_down(c, ws_difference<J>(0), end - c, std::move(v), less);
  }
  std::sort_heap(c, end, less);
  return end;
}
template <class I, class J> J partial_sort_copy(I a, I b, J c, J d) { return std::partial_sort_copy(a, b, c, d, ws_less_than()); }

// ---------------------------------------------------------------- permutations
template <class I, class L> bool next_permutation(I a, I b, L less) {
  if (a == b) return false;
  I i = b;
  if (a == --i) return false;
  for (;;) {
    I next = i;
    if (less(*--i, *next)) {
      I j = b;
      while (!less(*i, *--j)) {}
      std::iter_swap(i, j);
      std::reverse(next, b);
      return true;
    }
    if (i == a) {
      std::reverse(a, b);
      return false;
    }
  }
}
template <class I, class L> bool prev_permutation(I a, I b, L less) {
  return std::next_permutation(a, b, [&](const ws_value<I> &x, const ws_value<I> &y) { return less(y, x); });
}
WS_I bool next_permutation(I a, I b) { return std::next_permutation(a, b, ws_less_than()); }
WS_I bool prev_permutation(I a, I b) { return std::prev_permutation(a, b, ws_less_than()); }
template <class I, class J, class P> bool is_permutation(I a, I b, J c, P p) {
  J d = std::next(c, std::distance(a, b));
  for (I i = a; i != b; ++i) {
    auto same = [&](const ws_value<I> &x) { return p(*i, x); };
    if (std::count_if(a, b, same) != std::count_if(c, d, same)) return false;
  }
  return true;
}
template <class I, class J> bool is_permutation(I a, I b, J c) { return std::is_permutation(a, b, c, ws_equals()); }
template <class I, class J> bool is_permutation(I a, I b, J c, J d) { return std::distance(a, b) == std::distance(c, d) && std::is_permutation(a, b, c, ws_equals()); }
WS_I void random_shuffle(I a, I b) {
  if (a == b) return;
  for (I i = a + 1; i != b; ++i) {
    I j = a + rand() % ((i - a) + 1);
    if (i != j) std::iter_swap(i, j);
  }
}
template <class I, class R> void random_shuffle(I a, I b, R &&r) {
  if (a == b) return;
  for (I i = a + 1; i != b; ++i) {
    I j = a + r((i - a) + 1);
    if (i != j) std::iter_swap(i, j);
  }
}
template <class I, class G> void shuffle(I a, I b, G &&g);
} // namespace std
} // extern "C++"
