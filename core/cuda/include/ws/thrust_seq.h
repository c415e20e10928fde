// Thrust's algorithms as device code calls them: by one thread, whatever the policy.
#pragma once
#include "ws/thrust_algorithms.h"
extern "C++" {
namespace thrust {
#define WS_SEQ(R) __attribute__((device)) inline R
#define WS_POLICY class P, class = std::enable_if_t<__is_base_of(ws_any_policy, P)>
struct ws_seq_less { template <class A, class B> WS_C bool operator()(const A &a, const B &b) const { return a < b; } };
struct ws_seq_plus { template <class A, class B> WS_C auto operator()(const A &a, const B &b) const { return a + b; } };
struct ws_seq_equal { template <class A, class B> WS_C bool operator()(const A &a, const B &b) const { return a == b; } };
template <class I, class T, WS_POLICY> WS_SEQ(void) fill(const P &, I a, I b, const T &t) { for (; a != b; ++a) *a = t; }
template <class I, class N, class T, WS_POLICY> WS_SEQ(I) fill_n(const P &, I a, N n, const T &t) { for (; n > 0; --n, ++a) *a = t; return a; }
template <class I, class T, WS_POLICY> WS_SEQ(void) sequence(const P &, I a, I b, T t, T step) { for (; a != b; ++a, t = t + step) *a = t; }
template <class I, class T, WS_POLICY> WS_SEQ(void) sequence(const P &, I a, I b, T t) { for (; a != b; ++a, t = t + 1) *a = t; }
template <class I, WS_POLICY> WS_SEQ(void) sequence(const P &, I a, I b) { int t = 0; for (; a != b; ++a, ++t) *a = t; }
template <class I, class F, WS_POLICY> WS_SEQ(void) generate(const P &, I a, I b, F f) { for (; a != b; ++a) *a = f(); }
template <class I, class F, WS_POLICY> WS_SEQ(void) tabulate(const P &, I a, I b, F f) { for (int k = 0; a != b; ++a, ++k) *a = f(k); }
template <class I, class O, WS_POLICY> WS_SEQ(O) copy(const P &, I a, I b, O to) { for (; a != b; ++a, ++to) *to = *a; return to; }
template <class I, class N, class O, WS_POLICY> WS_SEQ(O) copy_n(const P &, I a, N n, O to) { for (; n > 0; --n, ++a, ++to) *to = *a; return to; }
template <class I, class O, class F, WS_POLICY> WS_SEQ(O) copy_if(const P &, I a, I b, O to, F f) { for (; a != b; ++a) if (f(*a)) { *to = *a; ++to; } return to; }
template <class I, class S, class O, class F, WS_POLICY> WS_SEQ(O) copy_if(const P &, I a, I b, S s, O to, F f) { for (; a != b; ++a, ++s) if (f(*s)) { *to = *a; ++to; } return to; }
template <class I, class F, WS_POLICY> WS_SEQ(I) remove_if(const P &, I a, I b, F f) { I to = a; for (; a != b; ++a) if (!f(*a)) { *to = *a; ++to; } return to; }
template <class I, class T, WS_POLICY> WS_SEQ(I) remove(const P &, I a, I b, const T &t) { I to = a; for (; a != b; ++a) if (!(*a == t)) { *to = *a; ++to; } return to; }
template <class I, class F, WS_POLICY> WS_SEQ(I) for_each(const P &, I a, I b, F f) { for (; a != b; ++a) f(*a); return a; }
template <class I, class N, class F, WS_POLICY> WS_SEQ(I) for_each_n(const P &, I a, N n, F f) { for (; n > 0; --n, ++a) f(*a); return a; }
template <class I, class O, class F, WS_POLICY> WS_SEQ(O) transform(const P &, I a, I b, O to, F f) { for (; a != b; ++a, ++to) *to = f(*a); return to; }
template <class I, class J, class O, class F, WS_POLICY> WS_SEQ(O) transform(const P &, I a, I b, J c, O to, F f) { for (; a != b; ++a, ++c, ++to) *to = f(*a, *c); return to; }
template <class I, class T, class F, WS_POLICY> WS_SEQ(T) reduce(const P &, I a, I b, T t, F f) { for (; a != b; ++a) t = f(t, *a); return t; }
template <class I, class T, WS_POLICY> WS_SEQ(T) reduce(const P &p, I a, I b, T t) { return thrust::reduce(p, a, b, t, ws_seq_plus()); }
template <class I, WS_POLICY> WS_SEQ(ws_value_of<I>) reduce(const P &p, I a, I b) { return thrust::reduce(p, a, b, ws_value_of<I>(), ws_seq_plus()); }
template <class I, class G, class T, class F, WS_POLICY> WS_SEQ(T) transform_reduce(const P &, I a, I b, G g, T t, F f) { for (; a != b; ++a) t = f(t, g(*a)); return t; }
template <class I, class J, class T, WS_POLICY> WS_SEQ(T) inner_product(const P &, I a, I b, J c, T t) { for (; a != b; ++a, ++c) t = t + *a * *c; return t; }
template <class I, class J, class T, class F, class G, WS_POLICY> WS_SEQ(T) inner_product(const P &, I a, I b, J c, T t, F f, G g) { for (; a != b; ++a, ++c) t = f(t, g(*a, *c)); return t; }
template <class I, class F, WS_POLICY> WS_SEQ(ptrdiff_t) count_if(const P &, I a, I b, F f) { ptrdiff_t n = 0; for (; a != b; ++a) if (f(*a)) ++n; return n; }
template <class I, class T, WS_POLICY> WS_SEQ(ptrdiff_t) count(const P &, I a, I b, const T &t) { ptrdiff_t n = 0; for (; a != b; ++a) if (*a == t) ++n; return n; }
template <class I, class F, WS_POLICY> WS_SEQ(I) find_if(const P &, I a, I b, F f) { while (a != b && !f(*a)) ++a; return a; }
template <class I, class T, WS_POLICY> WS_SEQ(I) find(const P &, I a, I b, const T &t) { while (a != b && !(*a == t)) ++a; return a; }
template <class I, class F, WS_POLICY> WS_SEQ(bool) any_of(const P &, I a, I b, F f) { for (; a != b; ++a) if (f(*a)) return true; return false; }
template <class I, class F, WS_POLICY> WS_SEQ(bool) none_of(const P &p, I a, I b, F f) { return !thrust::any_of(p, a, b, f); }
template <class I, class F, WS_POLICY> WS_SEQ(bool) all_of(const P &, I a, I b, F f) { for (; a != b; ++a) if (!f(*a)) return false; return true; }
template <class I, class L, WS_POLICY> WS_SEQ(I) max_element(const P &, I a, I b, L less) { I m = a; for (; a != b; ++a) if (less(*m, *a)) m = a; return m; }
template <class I, class L, WS_POLICY> WS_SEQ(I) min_element(const P &, I a, I b, L less) { I m = a; for (; a != b; ++a) if (less(*a, *m)) m = a; return m; }
template <class I, WS_POLICY> WS_SEQ(I) max_element(const P &p, I a, I b) { return thrust::max_element(p, a, b, ws_seq_less()); }
template <class I, WS_POLICY> WS_SEQ(I) min_element(const P &p, I a, I b) { return thrust::min_element(p, a, b, ws_seq_less()); }
template <class I, class J, WS_POLICY> WS_SEQ(bool) equal(const P &, I a, I b, J c) { for (; a != b; ++a, ++c) if (!(*a == *c)) return false; return true; }
template <class I, WS_POLICY> WS_SEQ(void) reverse(const P &, I a, I b) { while (a != b && a != --b) { auto t = *a; *a = *b; *b = t; ++a; } }
template <class I, class J, WS_POLICY> WS_SEQ(J) swap_ranges(const P &, I a, I b, J c) { for (; a != b; ++a, ++c) { auto t = *a; *a = *c; *c = t; } return c; }
template <class I, class F, WS_POLICY> WS_SEQ(I) unique(const P &, I a, I b, F same) { if (a == b) return b; I to = a; for (++a; a != b; ++a) if (!same(*to, *a)) { ++to; *to = *a; } return to + 1; }
template <class I, WS_POLICY> WS_SEQ(I) unique(const P &p, I a, I b) { return thrust::unique(p, a, b, ws_seq_equal()); }
template <class I, class O, class F, WS_POLICY> WS_SEQ(O) inclusive_scan(const P &, I a, I b, O to, F f) { if (a == b) return to; ws_value_of<I> s = *a; *to = s; for (++a, ++to; a != b; ++a, ++to) { s = f(s, *a); *to = s; } return to; }
template <class I, class O, WS_POLICY> WS_SEQ(O) inclusive_scan(const P &p, I a, I b, O to) { return thrust::inclusive_scan(p, a, b, to, ws_seq_plus()); }
template <class I, class O, class T, class F, WS_POLICY> WS_SEQ(O) exclusive_scan(const P &, I a, I b, O to, T t, F f) { for (; a != b; ++a, ++to) { T next = f(t, *a); *to = t; t = next; } return to; }
template <class I, class O, class T, WS_POLICY> WS_SEQ(O) exclusive_scan(const P &p, I a, I b, O to, T t) { return thrust::exclusive_scan(p, a, b, to, t, ws_seq_plus()); }
template <class I, class O, WS_POLICY> WS_SEQ(O) exclusive_scan(const P &p, I a, I b, O to) { return thrust::exclusive_scan(p, a, b, to, ws_value_of<I>(), ws_seq_plus()); }
template <class I, class T, class L, WS_POLICY> WS_SEQ(I) lower_bound(const P &, I a, I b, const T &t, L less) { ptrdiff_t n = b - a; while (n > 0) { ptrdiff_t h = n / 2; if (less(*(a + h), t)) { a += h + 1; n -= h + 1; } else n = h; } return a; }
template <class I, class T, class L, WS_POLICY> WS_SEQ(I) upper_bound(const P &, I a, I b, const T &t, L less) { ptrdiff_t n = b - a; while (n > 0) { ptrdiff_t h = n / 2; if (!less(t, *(a + h))) { a += h + 1; n -= h + 1; } else n = h; } return a; }
template <class I, class T, WS_POLICY> WS_SEQ(I) lower_bound(const P &p, I a, I b, const T &t) { return thrust::lower_bound(p, a, b, t, ws_seq_less()); }
template <class I, class T, WS_POLICY> WS_SEQ(I) upper_bound(const P &p, I a, I b, const T &t) { return thrust::upper_bound(p, a, b, t, ws_seq_less()); }
template <class I, class T, WS_POLICY> WS_SEQ(bool) binary_search(const P &p, I a, I b, const T &t) { I i = thrust::lower_bound(p, a, b, t); return i != b && !(t < *i); }
template <class I, class J, class L> WS_SEQ(void) ws_insertion(I a, ptrdiff_t n, J c, L less) {
  for (ptrdiff_t i = 1; i < n; ++i) {
    auto k = a[i];
    auto v = c[i];
    ptrdiff_t j = i;
    for (; j > 0 && less(k, a[j - 1]); --j) { a[j] = a[j - 1]; c[j] = c[j - 1]; }
    a[j] = k;
    c[j] = v;
  }
}
template <class I, class J, class L> WS_SEQ(void) ws_heap_sort(I a, ptrdiff_t n, J c, L less) {
  for (ptrdiff_t start = n / 2, end = n; end > 1;) {
    if (start > 0) --start;
    else {
      --end;
      auto k = a[end]; a[end] = a[0]; a[0] = k;
      auto v = c[end]; c[end] = c[0]; c[0] = v;
    }
    for (ptrdiff_t i = start, child; (child = 2 * i + 1) < end; i = child) {
      if (child + 1 < end && less(a[child], a[child + 1])) ++child;
      if (!less(a[i], a[child])) break;
      auto k = a[i]; a[i] = a[child]; a[child] = k;
      auto v = c[i]; c[i] = c[child]; c[child] = v;
    }
  }
}
struct ws_no_values {
  struct none {};
  __attribute__((device)) none operator[](ptrdiff_t) const { return none(); }
  struct sink { __attribute__((device)) void operator=(none) const {} __attribute__((device)) operator none() const { return none(); } };
  __attribute__((device)) sink operator[](ptrdiff_t) { return sink(); }
};
template <class I, class L, WS_POLICY> WS_SEQ(void) stable_sort(const P &, I a, I b, L less) { ws_insertion(a, b - a, ws_no_values(), less); }
template <class I, class L, WS_POLICY> WS_SEQ(void) sort(const P &, I a, I b, L less) { if (b - a > 24) ws_heap_sort(a, b - a, ws_no_values(), less); else ws_insertion(a, b - a, ws_no_values(), less); }
template <class I, WS_POLICY> WS_SEQ(void) stable_sort(const P &p, I a, I b) { thrust::stable_sort(p, a, b, ws_seq_less()); }
template <class I, WS_POLICY> WS_SEQ(void) sort(const P &p, I a, I b) { thrust::sort(p, a, b, ws_seq_less()); }
template <class I, class J, class L, WS_POLICY> WS_SEQ(void) stable_sort_by_key(const P &, I a, I b, J c, L less) { ws_insertion(a, b - a, c, less); }
template <class I, class J, class L, WS_POLICY> WS_SEQ(void) sort_by_key(const P &, I a, I b, J c, L less) { if (b - a > 24) ws_heap_sort(a, b - a, c, less); else ws_insertion(a, b - a, c, less); }
template <class I, class J, WS_POLICY> WS_SEQ(void) stable_sort_by_key(const P &p, I a, I b, J c) { thrust::stable_sort_by_key(p, a, b, c, ws_seq_less()); }
template <class I, class J, WS_POLICY> WS_SEQ(void) sort_by_key(const P &p, I a, I b, J c) { thrust::sort_by_key(p, a, b, c, ws_seq_less()); }
} // namespace thrust
} // extern "C++"
