// <numeric>
#pragma once
#include "ws/function_objects.h"
#include "ws/iterator.h"
extern "C++" {
namespace std {
template <class I, class T, class F> T accumulate(I a, I b, T t, F f) {
  for (; a != b; ++a) t = f(std::move(t), *a);
  return t;
}
template <class I, class T> T accumulate(I a, I b, T t) {
  for (; a != b; ++a) t = std::move(t) + *a;
  return t;
}
// Four at a time, as libstdc++ adds, since sums of floats depend on the order.
template <class I, class T, class F> T ws_reduce(I a, I b, T t, F f, input_iterator_tag) {
  for (; a != b; ++a) t = f(t, *a);
  return t;
}
template <class I, class T, class F> T ws_reduce(I a, I b, T t, F f, random_access_iterator_tag) {
  for (; b - a >= 4; a += 4) {
    T x = f(a[0], a[1]), y = f(a[2], a[3]), z = f(x, y);
    t = f(t, z);
  }
  for (; a != b; ++a) t = f(t, *a);
  return t;
}
template <class I, class T, class F> T reduce(I a, I b, T t, F f) { return std::ws_reduce(a, b, t, f, ws_category<I>()); }
template <class I, class T> T reduce(I a, I b, T t) { return std::reduce(a, b, t, plus<void>()); }
template <class I> ws_value<I> reduce(I a, I b) { return std::reduce(a, b, ws_value<I>(), plus<void>()); }
template <class I, class J, class T, class F, class G> T inner_product(I a, I b, J c, T t, F f, G g) {
  for (; a != b; ++a, ++c) t = f(std::move(t), g(*a, *c));
  return t;
}
template <class I, class J, class T> T inner_product(I a, I b, J c, T t) {
  for (; a != b; ++a, ++c) t = std::move(t) + *a * *c;
  return t;
}
template <class I, class T, class F, class G> T ws_transform_reduce(I a, I b, T t, F f, G g, input_iterator_tag) {
  for (; a != b; ++a) t = f(t, g(*a));
  return t;
}
template <class I, class T, class F, class G> T ws_transform_reduce(I a, I b, T t, F f, G g, random_access_iterator_tag) {
  for (; b - a >= 4; a += 4) {
    T x = f(g(a[0]), g(a[1])), y = f(g(a[2]), g(a[3])), z = f(x, y);
    t = f(t, z);
  }
  for (; a != b; ++a) t = f(t, g(*a));
  return t;
}
template <class I, class T, class F, class G, class = void_t<decltype(declval<G &>()(*declval<I &>()))>> T transform_reduce(I a, I b, T t, F f, G g) {
  return std::ws_transform_reduce(a, b, t, f, g, ws_category<I>());
}
template <class I, class J, class T, class F, class G> T transform_reduce(I a, I b, J c, T t, F f, G g) {
  if (is_convertible<ws_category<I>, random_access_iterator_tag>::value && is_convertible<ws_category<J>, random_access_iterator_tag>::value) {
    for (; std::distance(a, b) >= 4; std::advance(a, 4), std::advance(c, 4)) {
      I a1 = std::next(a), a2 = std::next(a1), a3 = std::next(a2);
      J c1 = std::next(c), c2 = std::next(c1), c3 = std::next(c2);
      T x = f(g(*a, *c), g(*a1, *c1)), y = f(g(*a2, *c2), g(*a3, *c3)), z = f(x, y);
      t = f(t, z);
    }
  }
  for (; a != b; ++a, ++c) t = f(t, g(*a, *c));
  return t;
}
template <class I, class J, class T> T transform_reduce(I a, I b, J c, T t) { return std::transform_reduce(a, b, c, t, plus<void>(), multiplies<void>()); }
template <class I, class O, class F> O partial_sum(I a, I b, O to, F f) {
  if (a == b) return to;
  ws_value<I> v = *a;
  *to = v;
  while (++a != b) {
    v = f(std::move(v), *a);
    *++to = v;
  }
  return ++to;
}
template <class I, class O> O partial_sum(I a, I b, O to) { return std::partial_sum(a, b, to, plus<void>()); }
template <class I, class O, class F> O adjacent_difference(I a, I b, O to, F f) {
  if (a == b) return to;
  ws_value<I> last = *a;
  *to = last;
  while (++a != b) {
    ws_value<I> v = *a;
    *++to = f(v, std::move(last));
    last = std::move(v);
  }
  return ++to;
}
template <class I, class O> O adjacent_difference(I a, I b, O to) { return std::adjacent_difference(a, b, to, minus<void>()); }
template <class I, class O, class F, class T> O inclusive_scan(I a, I b, O to, F f, T t) {
  for (; a != b; ++a, ++to) *to = t = f(t, *a);
  return to;
}
template <class I, class O, class F> O inclusive_scan(I a, I b, O to, F f) {
  if (a == b) return to;
  ws_value<I> t = *a;
  *to = t;
  return std::inclusive_scan(++a, b, ++to, f, t);
}
template <class I, class O> O inclusive_scan(I a, I b, O to) { return std::inclusive_scan(a, b, to, plus<void>()); }
template <class I, class O, class T, class F> O exclusive_scan(I a, I b, O to, T t, F f) {
  for (; a != b; ++a, ++to) {
    T v = t;
    t = f(t, *a);
    *to = v;
  }
  return to;
}
template <class I, class O, class T> O exclusive_scan(I a, I b, O to, T t) { return std::exclusive_scan(a, b, to, t, plus<void>()); }
template <class I, class O, class F, class G> O transform_inclusive_scan(I a, I b, O to, F f, G g) {
  if (a == b) return to;
  auto t = g(*a);
  *to = t;
  for (++to; ++a != b; ++to) *to = t = f(t, g(*a));
  return to;
}
template <class I, class O, class T, class F, class G> O transform_exclusive_scan(I a, I b, O to, T t, F f, G g) {
  for (; a != b; ++a, ++to) {
    T v = t;
    t = f(t, g(*a));
    *to = v;
  }
  return to;
}
template <class I, class T> void iota(I a, I b, T t) { for (; a != b; ++a, ++t) *a = t; }
template <class A, class B> WS_M common_type_t<A, B> gcd(A a, B b) {
  typedef common_type_t<A, B> T;
  T x = a < 0 ? T(0) - T(a) : T(a), y = b < 0 ? T(0) - T(b) : T(b);
  while (y != 0) {
    T r = x % y;
    x = y;
    y = r;
  }
  return x;
}
template <class A, class B> WS_M common_type_t<A, B> lcm(A a, B b) {
  typedef common_type_t<A, B> T;
  T x = a < 0 ? T(0) - T(a) : T(a), y = b < 0 ? T(0) - T(b) : T(b);
  return x == 0 || y == 0 ? 0 : x / std::gcd(x, y) * y;
}
template <class T> constexpr enable_if_t<is_integral<T>::value, T> midpoint(T a, T b) { return a <= b ? T(a + T((make_unsigned_t<T>)(b - a) / 2)) : T(a - T((make_unsigned_t<T>)(a - b) / 2)); }
template <class T> constexpr enable_if_t<is_floating_point<T>::value, T> midpoint(T a, T b) { return (a + b) / 2; }
} // namespace std
} // extern "C++"
