// <iterator>, without the iterators of streams.
#pragma once
#include "ws/utility.h"
extern "C++" {
namespace std {
struct input_iterator_tag {};
struct output_iterator_tag {};
struct forward_iterator_tag : input_iterator_tag {};
struct bidirectional_iterator_tag : forward_iterator_tag {};
struct random_access_iterator_tag : bidirectional_iterator_tag {};
struct contiguous_iterator_tag : random_access_iterator_tag {};
template <class Category, class T, class D = ptrdiff_t, class P = T *, class R = T &> struct iterator {
  typedef T value_type;
  typedef D difference_type;
  typedef P pointer;
  typedef R reference;
  typedef Category iterator_category;
};
template <class I, class = void> struct ws_iterator_traits {};
template <class I> struct ws_iterator_traits<I, void_t<typename I::iterator_category, typename I::value_type, typename I::difference_type, typename I::reference>> {
  typedef typename I::value_type value_type;
  typedef typename I::difference_type difference_type;
  typedef typename I::pointer pointer;
  typedef typename I::reference reference;
  typedef typename I::iterator_category iterator_category;
};
template <class I> struct iterator_traits : ws_iterator_traits<I> {};
template <class T> struct iterator_traits<T *> {
  typedef remove_cv_t<T> value_type;
  typedef ptrdiff_t difference_type;
  typedef T *pointer;
  typedef T &reference;
  typedef random_access_iterator_tag iterator_category;
};
template <class I> using iter_value_t = typename iterator_traits<I>::value_type;
template <class I> using iter_reference_t = decltype(*declval<I &>());
template <class I> using ws_value = typename iterator_traits<I>::value_type;
template <class I> using ws_difference = typename iterator_traits<I>::difference_type;
template <class I> using ws_category = typename iterator_traits<I>::iterator_category;
template <class I, class Tag> using ws_is = is_convertible<ws_category<I>, Tag>;
// Template parameters named I take only what is an iterator.
template <class I> using ws_if_iterator = void_t<ws_category<I>>;

template <class I, class N> void ws_advance(I &i, N n, input_iterator_tag) { for (; n > 0; --n) ++i; }
template <class I, class N> void ws_advance(I &i, N n, bidirectional_iterator_tag) {
  for (; n > 0; --n) ++i;
  for (; n < 0; ++n) --i;
}
template <class I, class N> void ws_advance(I &i, N n, random_access_iterator_tag) { i += n; }
template <class I, class N> void advance(I &i, N n) { ws_advance(i, (ws_difference<I>)n, ws_category<I>()); }
template <class I> ws_difference<I> ws_distance(I a, I b, input_iterator_tag) {
  ws_difference<I> n = 0;
  for (; a != b; ++a) ++n;
  return n;
}
template <class I> ws_difference<I> ws_distance(I a, I b, random_access_iterator_tag) { return b - a; }
template <class I> ws_difference<I> distance(I a, I b) { return ws_distance(a, b, ws_category<I>()); }
template <class I> I next(I i, ws_difference<I> n = 1) {
  std::advance(i, n);
  return i;
}
template <class I> I prev(I i, ws_difference<I> n = 1) {
  std::advance(i, -n);
  return i;
}

template <class I> struct reverse_iterator : iterator<ws_category<I>, ws_value<I>, ws_difference<I>, typename iterator_traits<I>::pointer, typename iterator_traits<I>::reference> {
  typedef I iterator_type;
  typedef ws_difference<I> ws_n;
  I current;
  reverse_iterator() : current() {}
  explicit reverse_iterator(I i) : current(i) {}
  template <class J, class = enable_if_t<!is_same<I, J>::value && __is_convertible_to(J, I)>> reverse_iterator(const reverse_iterator<J> &o) : current(o.current) {}
  I base() const { return current; }
  typename iterator_traits<I>::reference operator*() const {
    I i = current;
    return *--i;
  }
  typename iterator_traits<I>::pointer operator->() const { return __builtin_addressof(**this); }
  reverse_iterator &operator++() { --current; return *this; }
  reverse_iterator &operator--() { ++current; return *this; }
  reverse_iterator operator++(int) { reverse_iterator r = *this; --current; return r; }
  reverse_iterator operator--(int) { reverse_iterator r = *this; ++current; return r; }
  reverse_iterator &operator+=(ws_n n) { current -= n; return *this; }
  reverse_iterator &operator-=(ws_n n) { current += n; return *this; }
  reverse_iterator operator+(ws_n n) const { return reverse_iterator(current - n); }
  reverse_iterator operator-(ws_n n) const { return reverse_iterator(current + n); }
  typename iterator_traits<I>::reference operator[](ws_n n) const { return *(*this + n); }
};
template <class I, class J> bool operator==(const reverse_iterator<I> &a, const reverse_iterator<J> &b) { return a.current == b.current; }
template <class I, class J> bool operator!=(const reverse_iterator<I> &a, const reverse_iterator<J> &b) { return !(a.current == b.current); }
template <class I, class J> bool operator<(const reverse_iterator<I> &a, const reverse_iterator<J> &b) { return b.current < a.current; }
template <class I, class J> bool operator>(const reverse_iterator<I> &a, const reverse_iterator<J> &b) { return a.current < b.current; }
template <class I, class J> auto operator-(const reverse_iterator<I> &a, const reverse_iterator<J> &b) -> decltype(b.current - a.current) { return b.current - a.current; }
template <class I> reverse_iterator<I> make_reverse_iterator(I i) { return reverse_iterator<I>(i); }

template <class I> struct move_iterator : iterator<ws_category<I>, ws_value<I>, ws_difference<I>, I, ws_value<I> &&> {
  I current;
  move_iterator() : current() {}
  explicit move_iterator(I i) : current(i) {}
  I base() const { return current; }
  ws_value<I> &&operator*() const { return static_cast<ws_value<I> &&>(*current); }
  move_iterator &operator++() { ++current; return *this; }
  move_iterator operator++(int) { move_iterator r = *this; ++current; return r; }
  move_iterator &operator--() { --current; return *this; }
  move_iterator operator+(ws_difference<I> n) const { return move_iterator(current + n); }
  move_iterator &operator+=(ws_difference<I> n) { current += n; return *this; }
  ws_difference<I> operator-(const move_iterator &o) const { return current - o.current; }
  bool operator==(const move_iterator &o) const { return current == o.current; }
  bool operator!=(const move_iterator &o) const { return !(current == o.current); }
  bool operator<(const move_iterator &o) const { return current < o.current; }
};
template <class I> move_iterator<I> make_move_iterator(I i) { return move_iterator<I>(i); }

#define WS_INSERTER(name, expression) \
  template <class C> struct name : iterator<output_iterator_tag, void, void, void, void> { \
    typedef C container_type; \
    C *container; \
    explicit name(C &c) : container(&c) {} \
    name &operator=(const typename C::value_type &v) { container->expression(v); return *this; } \
    name &operator=(typename C::value_type &&v) { container->expression(std::move(v)); return *this; } \
    name &operator*() { return *this; } \
    name &operator++() { return *this; } \
    name &operator++(int) { return *this; } \
  };
WS_INSERTER(back_insert_iterator, push_back) WS_INSERTER(front_insert_iterator, push_front)
template <class C> struct insert_iterator : iterator<output_iterator_tag, void, void, void, void> {
  typedef C container_type;
  C *container;
  typename C::iterator at;
  insert_iterator(C &c, typename C::iterator i) : container(&c), at(i) {}
  insert_iterator &operator=(const typename C::value_type &v) {
    at = container->insert(at, v);
    ++at;
    return *this;
  }
  insert_iterator &operator*() { return *this; }
  insert_iterator &operator++() { return *this; }
  insert_iterator &operator++(int) { return *this; }
};
template <class C> back_insert_iterator<C> back_inserter(C &c) { return back_insert_iterator<C>(c); }
template <class C> front_insert_iterator<C> front_inserter(C &c) { return front_insert_iterator<C>(c); }
template <class C> insert_iterator<C> inserter(C &c, typename C::iterator i) { return insert_iterator<C>(c, i); }

// The iterator of arrays and vectors: a pointer, but a class of its own, as programs expect where they overload.
template <class T> struct ws_cursor {
  typedef remove_cv_t<T> value_type;
  typedef ptrdiff_t difference_type;
  typedef T *pointer;
  typedef T &reference;
  typedef random_access_iterator_tag iterator_category;
  T *p;
  ws_cursor() : p(nullptr) {}
  explicit ws_cursor(T *q) : p(q) {}
  template <class U, class = enable_if_t<!is_same<U, T>::value && is_same<const U, T>::value>> ws_cursor(const ws_cursor<U> &o) : p(o.p) {}
  T *base() const { return p; }
  T &operator*() const { return *p; }
  T *operator->() const { return p; }
  T &operator[](ptrdiff_t n) const { return p[n]; }
  ws_cursor &operator++() { ++p; return *this; }
  ws_cursor &operator--() { --p; return *this; }
  ws_cursor operator++(int) { return ws_cursor(p++); }
  ws_cursor operator--(int) { return ws_cursor(p--); }
  ws_cursor &operator+=(ptrdiff_t n) { p += n; return *this; }
  ws_cursor &operator-=(ptrdiff_t n) { p -= n; return *this; }
  ws_cursor operator+(ptrdiff_t n) const { return ws_cursor(p + n); }
  ws_cursor operator-(ptrdiff_t n) const { return ws_cursor(p - n); }
  friend ws_cursor operator+(ptrdiff_t n, const ws_cursor &c) { return ws_cursor(c.p + n); }
};
#define WS_CURSOR(op) template <class T, class U> inline bool operator op(const ws_cursor<T> &a, const ws_cursor<U> &b) { return a.p op b.p; }
WS_CURSOR(==) WS_CURSOR(!=) WS_CURSOR(<) WS_CURSOR(>) WS_CURSOR(<=) WS_CURSOR(>=)
template <class T, class U> inline ptrdiff_t operator-(const ws_cursor<T> &a, const ws_cursor<U> &b) { return a.p - b.p; }
#if __cplusplus >= 202002L
template <class I> using iter_difference_t = typename iterator_traits<I>::difference_type;
template <class I> concept indirectly_readable = requires(const I i) { *i; };
template <class I> concept weakly_incrementable = requires(I i) { ++i; i++; };
template <class I> concept input_or_output_iterator = weakly_incrementable<I> && requires(I i) { *i; };
template <class I, class Tag> concept ws_iterator_of = input_or_output_iterator<I> && requires { typename iterator_traits<I>::iterator_category; } && is_convertible_v<typename iterator_traits<I>::iterator_category, Tag>;
template <class I> concept input_iterator = ws_iterator_of<I, input_iterator_tag>;
template <class I, class T> concept output_iterator = input_or_output_iterator<I> && requires(I i, T &&t) { *i = static_cast<T &&>(t); };
template <class I> concept forward_iterator = ws_iterator_of<I, forward_iterator_tag>;
template <class I> concept bidirectional_iterator = ws_iterator_of<I, bidirectional_iterator_tag>;
template <class I> concept random_access_iterator = ws_iterator_of<I, random_access_iterator_tag>;
template <class I> concept contiguous_iterator = random_access_iterator<I> && is_lvalue_reference_v<iter_reference_t<I>>;
template <class S, class I> concept sentinel_for = input_or_output_iterator<I> && requires(const S s, const I i) { i == s; };
template <class S, class I> concept sized_sentinel_for = sentinel_for<S, I> && requires(const S s, const I i) { s - i; };
struct default_sentinel_t {};
inline constexpr default_sentinel_t default_sentinel{};
template <class T> constexpr T *to_address(T *p) noexcept { return p; }
template <class I> constexpr auto to_address(const I &i) noexcept { return __builtin_addressof(*i); }
#endif
} // namespace std
} // extern "C++"
