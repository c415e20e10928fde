// <vector>. It grows as libstdc++'s does, since programs print capacities.
#pragma once
#include "ws/compare.h"
#include "ws/memory.h"
extern "C++" {
namespace std {
template <class T> struct hash;
template <class T, class A = allocator<T>> struct vector {
  typedef T value_type;
  typedef A allocator_type;
  typedef T &reference;
  typedef const T &const_reference;
  typedef T *pointer;
  typedef const T *const_pointer;
  typedef ws_cursor<T> iterator;
  typedef ws_cursor<const T> const_iterator;
  typedef std::reverse_iterator<iterator> reverse_iterator;
  typedef std::reverse_iterator<const_iterator> const_reverse_iterator;
  typedef size_t size_type;
  typedef ptrdiff_t difference_type;

  vector() noexcept(__is_nothrow_constructible(A)) : ws() {}
  explicit vector(const A &a) noexcept : ws(a) {}
  explicit vector(size_t n, const A &a = A()) : ws(a) {
    ws_allot(n);
    ws.last = std::uninitialized_value_construct_n(ws.first, n);
  }
  vector(size_t n, const T &v, const A &a = A()) : ws(a) {
    ws_allot(n);
    ws.last = std::uninitialized_fill_n(ws.first, n, v);
  }
  template <class I, class = ws_if_iterator<I>> vector(I a, I b, const A &al = A()) : ws(al) { ws_take(a, b, ws_category<I>()); }
  vector(initializer_list<T> l, const A &a = A()) : ws(a) { ws_take(l.begin(), l.end(), random_access_iterator_tag()); }
  vector(const vector &o) : ws(o.ws) { ws_take(o.begin(), o.end(), random_access_iterator_tag()); }
  vector(const vector &o, const A &a) : ws(a) { ws_take(o.begin(), o.end(), random_access_iterator_tag()); }
  vector(vector &&o) noexcept : ws((const A &)o.ws) { swap(o); }
  ~vector() { std::destroy(ws.first, ws.last); }
  vector &operator=(const vector &o) {
    if (this != &o) assign(o.begin(), o.end());
    return *this;
  }
  vector &operator=(vector &&o) noexcept {
    vector t(std::move(o));
    swap(t);
    return *this;
  }
  vector &operator=(initializer_list<T> l) {
    assign(l.begin(), l.end());
    return *this;
  }
  void assign(size_t n, const T &v) {
    if (n > capacity()) {
      vector t(n, v, (const A &)ws);
      swap(t);
      return;
    }
    T copy(v);
    clear();
    ws.last = std::uninitialized_fill_n(ws.first, n, copy);
  }
  template <class I, class = ws_if_iterator<I>> void assign(I a, I b) { ws_assign(a, b, ws_category<I>()); }
  void assign(initializer_list<T> l) { assign(l.begin(), l.end()); }
  A get_allocator() const { return ws; }

  T &operator[](size_t i) { return ws.first[i]; }
  const T &operator[](size_t i) const { return ws.first[i]; }
  T &at(size_t i) { return ws_check(i), ws.first[i]; }
  const T &at(size_t i) const { return ws_check(i), ws.first[i]; }
  T &front() { return *ws.first; }
  const T &front() const { return *ws.first; }
  T &back() { return ws.last[-1]; }
  const T &back() const { return ws.last[-1]; }
  T *data() noexcept { return ws.first; }
  const T *data() const noexcept { return ws.first; }
  iterator begin() noexcept { return iterator(ws.first); }
  iterator end() noexcept { return iterator(ws.last); }
  const_iterator begin() const noexcept { return const_iterator(ws.first); }
  const_iterator end() const noexcept { return const_iterator(ws.last); }
  const_iterator cbegin() const noexcept { return begin(); }
  const_iterator cend() const noexcept { return end(); }
  reverse_iterator rbegin() noexcept { return reverse_iterator(end()); }
  reverse_iterator rend() noexcept { return reverse_iterator(begin()); }
  const_reverse_iterator rbegin() const noexcept { return const_reverse_iterator(end()); }
  const_reverse_iterator rend() const noexcept { return const_reverse_iterator(begin()); }
  const_reverse_iterator crbegin() const noexcept { return rbegin(); }
  const_reverse_iterator crend() const noexcept { return rend(); }
  bool empty() const noexcept { return ws.first == ws.last; }
  size_t size() const noexcept { return ws.last - ws.first; }
  size_t max_size() const noexcept { return size_t(PTRDIFF_MAX) / sizeof(T); }
  size_t capacity() const noexcept { return ws.limit - ws.first; }

  void reserve(size_t n) {
    if (n > max_size()) ws_errors::throw_length_error("vector::reserve");
    if (n > capacity()) ws_move_to(n);
  }
  void shrink_to_fit() { if (ws.limit != ws.last) ws_move_to(size()); }
  void clear() noexcept { ws_cut(ws.first); }
  void push_back(const T &v) { emplace_back(v); }
  void push_back(T &&v) { emplace_back(std::move(v)); }
  template <class... B> T &emplace_back(B &&...b) {
    if (ws.last == ws.limit) return ws_grow_with(std::forward<B>(b)...);
    ::new ((void *)ws.last) T(std::forward<B>(b)...);
    return *ws.last++;
  }
  void pop_back() { (--ws.last)->~T(); }
  void resize(size_t n) {
    if (n < size()) return ws_cut(ws.first + n);
    ws_room(n - size());
    ws.last = std::uninitialized_value_construct_n(ws.last, n - size());
  }
  void resize(size_t n, const T &v) {
    if (n < size()) return ws_cut(ws.first + n);
    if (n > capacity()) {
      T copy(v);
      ws_room(n - size());
      ws.last = std::uninitialized_fill_n(ws.last, n - size(), copy);
    } else {
      ws.last = std::uninitialized_fill_n(ws.last, n - size(), v);
    }
  }
  iterator insert(const_iterator at, const T &v) { return emplace(at, v); }
  iterator insert(const_iterator at, T &&v) { return emplace(at, std::move(v)); }
  iterator insert(const_iterator at, size_t n, const T &v) {
    size_t i = at - begin();
    T copy(v);
    T *p = ws_gap(i, n);
    for (; n > 0; --n) *p++ = copy;
    return begin() + i;
  }
  template <class I, class = ws_if_iterator<I>> iterator insert(const_iterator at, I a, I b) {
    size_t i = at - begin();
    ws_insert(i, a, b, ws_category<I>());
    return begin() + i;
  }
  iterator insert(const_iterator at, initializer_list<T> l) { return insert(at, l.begin(), l.end()); }
  template <class... B> iterator emplace(const_iterator at, B &&...b) {
    size_t i = at - begin();
    if (i == size()) {
      emplace_back(std::forward<B>(b)...);
    } else {
      T t(std::forward<B>(b)...);
      *ws_gap(i, 1) = std::move(t);
    }
    return begin() + i;
  }
  iterator erase(const_iterator at) { return erase(at, at + 1); }
  iterator erase(const_iterator a, const_iterator b) {
    T *to = ws.first + (a - begin()), *from = ws.first + (b - begin());
    if (to != from) {
      T *p = to;
      for (; from != ws.last; ++from, ++p) *p = std::move(*from);
      ws_cut(p);
    }
    return iterator(to);
  }
  void swap(vector &o) noexcept {
    std::swap(ws.first, o.ws.first);
    std::swap(ws.last, o.ws.last);
    std::swap(ws.limit, o.ws.limit);
    A a = (A &)ws;
    (A &)ws = (A &)o.ws;
    (A &)o.ws = a;
  }

private:
  // The allocator is a base so that it takes no room; frees the memory.
  struct Store : A {
    T *first = nullptr, *last = nullptr, *limit = nullptr;
    Store() {}
    Store(const A &a) : A(a) {}
    Store(const Store &o) : A(o) {}
    ~Store() { if (first) allocator_traits<A>::deallocate(*this, first, limit - first); }
  } ws;
  void ws_check(size_t i) const { if (i >= size()) ws_errors::throw_out_of_range("vector::_M_range_check: __n (which is %zu) >= this->size() (which is %zu)", i, size()); }
  void ws_allot(size_t n) {
    if (n > max_size()) ws_errors::throw_length_error("cannot create std::vector larger than max_size()");
    if (n == 0) return;
    ws.first = ws.last = allocator_traits<A>::allocate(ws, n);
    ws.limit = ws.first + n;
  }
  void ws_move_to(size_t n) {
    Store s((const A &)ws);
    if (n) {
      s.first = s.last = allocator_traits<A>::allocate(s, n);
      s.limit = s.first + n;
    }
    ws_move_to(s, s.first);
  }
  void ws_move_to(Store &s, T *to) {
    size_t n = size();
    std::ws_relocate(ws.first, n, to);
    s.last = s.first + n;
    ws.last = ws.first;
    std::swap(ws.first, s.first);
    std::swap(ws.last, s.last);
    std::swap(ws.limit, s.limit);
  }
  size_t ws_longer(size_t n) const {
    if (max_size() - size() < n) ws_errors::throw_length_error("vector::_M_realloc_insert");
    size_t more = size() + (n > size() ? n : size());
    return more > max_size() ? max_size() : more;
  }
  void ws_room(size_t n) { if (size_t(ws.limit - ws.last) < n) ws_move_to(ws_longer(n)); }
  // The new element is made first: it may be made from one of the old.
  template <class... B> __attribute__((noinline)) T &ws_grow_with(B &&...b) {
    Store s((const A &)ws);
    size_t n = ws_longer(1);
    s.first = s.last = allocator_traits<A>::allocate(s, n);
    s.limit = s.first + n;
    T *at = s.first + size();
    ::new ((void *)at) T(std::forward<B>(b)...);
    ws_move_to(s, s.first);
    ++ws.last;
    return *at;
  }
  void ws_cut(T *to) {
    std::destroy(to, ws.last);
    ws.last = to;
  }
  // Makes room for n elements at place i; they exist, with any value.
  T *ws_gap(size_t i, size_t n) {
    ws_room(n);
    T *at = ws.first + i, *end = ws.last;
    size_t behind = end - at;
    if (n == 0) return at;
    if (behind <= n) {
      std::uninitialized_move(at, end, at + n);
      for (T *p = end; p != at + n; ++p) ::new ((void *)p) T(*(at));
    } else {
      std::uninitialized_move(end - n, end, end);
      for (T *p = end - n; p != at;) --p, p[n] = std::move(*p);
    }
    ws.last += n;
    return at;
  }
  template <class I> void ws_take(I a, I b, input_iterator_tag) { for (; a != b; ++a) emplace_back(*a); }
  template <class I> void ws_take(I a, I b, forward_iterator_tag) {
    ws_allot(std::distance(a, b));
    ws.last = std::uninitialized_copy(a, b, ws.first);
  }
  template <class I> void ws_assign(I a, I b, input_iterator_tag) {
    clear();
    for (; a != b; ++a) emplace_back(*a);
  }
  template <class I> void ws_assign(I a, I b, forward_iterator_tag) {
    size_t n = std::distance(a, b);
    if (n > capacity()) {
      vector t(a, b, (const A &)ws);
      swap(t);
      return;
    }
    T *p = ws.first;
    for (; a != b && p != ws.last; ++a, ++p) *p = *a;
    if (a == b) ws_cut(p);
    else ws.last = std::uninitialized_copy(a, b, p);
  }
  template <class I> void ws_insert(size_t i, I a, I b, input_iterator_tag) {
    vector t(a, b);
    ws_insert(i, t.begin(), t.end(), random_access_iterator_tag());
  }
  template <class I> void ws_insert(size_t i, I a, I b, forward_iterator_tag) {
    size_t n = std::distance(a, b);
    if (i == size()) {
      ws_room(n);
      ws.last = std::uninitialized_copy(a, b, ws.last);
    } else {
      T *p = ws_gap(i, n);
      for (; a != b; ++a, ++p) *p = *a;
    }
  }
};
#if __cplusplus >= 201703L
template <class I, class = ws_if_iterator<I>> vector(I, I) -> vector<ws_value<I>>;
#endif

// ---------------------------------------------------------------- bits
struct ws_bit {
  unsigned long *word;
  unsigned long mask;
  operator bool() const noexcept { return *word & mask; }
  ws_bit(unsigned long *w, unsigned long m) : word(w), mask(m) {}
  ws_bit(const ws_bit &) = default;
  const ws_bit &operator=(bool b) const noexcept {
    if (b) *word |= mask;
    else *word &= ~mask;
    return *this;
  }
  ws_bit &operator=(const ws_bit &o) noexcept { *this = bool(o); return *this; }
  bool operator~() const { return !*this; }
  bool operator==(const ws_bit &o) const { return bool(*this) == bool(o); }
  bool operator<(const ws_bit &o) const { return !*this && o; }
  void flip() { *word ^= mask; }
  const ws_bit &operator|=(bool b) const { if (b) *word |= mask; return *this; }
  const ws_bit &operator&=(bool b) const { if (!b) *word &= ~mask; return *this; }
  const ws_bit &operator^=(bool b) const { if (b) *word ^= mask; return *this; }
};
inline void swap(ws_bit a, ws_bit b) {
  bool t = a;
  a = bool(b);
  b = t;
}
template <bool Const> struct ws_bit_cursor {
  typedef bool value_type;
  typedef ptrdiff_t difference_type;
  typedef void pointer;
  typedef conditional_t<Const, bool, ws_bit> reference;
  typedef random_access_iterator_tag iterator_category;
  unsigned long *words;
  ptrdiff_t at;
  ws_bit_cursor() : words(nullptr), at(0) {}
  ws_bit_cursor(unsigned long *w, ptrdiff_t i) : words(w), at(i) {}
  operator ws_bit_cursor<true>() const { return ws_bit_cursor<true>(words, at); }
  reference operator*() const { return ws_bit(words + at / 64, 1ul << at % 64); }
  reference operator[](ptrdiff_t n) const { return *(*this + n); }
  ws_bit_cursor &operator++() { ++at; return *this; }
  ws_bit_cursor &operator--() { --at; return *this; }
  ws_bit_cursor operator++(int) { return ws_bit_cursor(words, at++); }
  ws_bit_cursor operator--(int) { return ws_bit_cursor(words, at--); }
  ws_bit_cursor &operator+=(ptrdiff_t n) { at += n; return *this; }
  ws_bit_cursor &operator-=(ptrdiff_t n) { at -= n; return *this; }
  ws_bit_cursor operator+(ptrdiff_t n) const { return ws_bit_cursor(words, at + n); }
  ws_bit_cursor operator-(ptrdiff_t n) const { return ws_bit_cursor(words, at - n); }
  ptrdiff_t operator-(const ws_bit_cursor &o) const { return at - o.at; }
  bool operator==(const ws_bit_cursor &o) const { return at == o.at; }
  bool operator!=(const ws_bit_cursor &o) const { return at != o.at; }
  bool operator<(const ws_bit_cursor &o) const { return at < o.at; }
};
template <class A> struct vector<bool, A> {
  typedef bool value_type;
  typedef ws_bit reference;
  typedef bool const_reference;
  typedef ws_bit_cursor<false> iterator;
  typedef ws_bit_cursor<true> const_iterator;
  typedef std::reverse_iterator<iterator> reverse_iterator;
  typedef size_t size_type;
  typedef ptrdiff_t difference_type;
  vector() {}
  explicit vector(size_t n, bool b = false) { resize(n, b); }
  template <class I, class = ws_if_iterator<I>> vector(I a, I b) { for (; a != b; ++a) push_back(*a); }
  vector(initializer_list<bool> l) { for (bool b : l) push_back(b); }
  vector(const vector &) = default;
  vector &operator=(const vector &) = default;
  vector(vector &&o) noexcept : words(std::move(o.words)), count(o.count) { o.count = 0; }
  vector &operator=(vector &&o) noexcept {
    words = std::move(o.words);
    count = o.count;
    o.count = 0;
    return *this;
  }
  void assign(size_t n, bool b) { clear(); resize(n, b); }
  ws_bit operator[](size_t i) { return *(begin() + i); }
  bool operator[](size_t i) const { return words[i / 64] >> i % 64 & 1; }
  ws_bit at(size_t i) { return check(i), (*this)[i]; }
  bool at(size_t i) const { return check(i), (*this)[i]; }
  ws_bit front() { return (*this)[0]; }
  ws_bit back() { return (*this)[count - 1]; }
  bool front() const { return (*this)[0]; }
  bool back() const { return (*this)[count - 1]; }
  iterator begin() { return iterator(words.data(), 0); }
  iterator end() { return iterator(words.data(), count); }
  const_iterator begin() const { return const_iterator(const_cast<unsigned long *>(words.data()), 0); }
  const_iterator end() const { return const_iterator(const_cast<unsigned long *>(words.data()), count); }
  const_iterator cbegin() const { return begin(); }
  const_iterator cend() const { return end(); }
  reverse_iterator rbegin() { return reverse_iterator(end()); }
  reverse_iterator rend() { return reverse_iterator(begin()); }
  size_t size() const noexcept { return count; }
  bool empty() const noexcept { return count == 0; }
  size_t capacity() const noexcept { return words.capacity() * 64; }
  void reserve(size_t n) { words.reserve((n + 63) / 64); }
  void clear() noexcept { words.clear(); count = 0; }
  void push_back(bool b) { resize(count + 1, b); }
  void emplace_back(bool b) { push_back(b); }
  void pop_back() { resize(count - 1); }
  void resize(size_t n, bool b = false) {
    size_t from = count;
    words.resize((n + 63) / 64, b ? ~0ul : 0);
    count = n;
    for (; from < n && from % 64; ++from) (*this)[from] = b;
  }
  iterator insert(const_iterator at, bool b) {
    size_t i = at - begin();
    push_back(b);
    for (size_t j = count - 1; j > i; --j) (*this)[j] = bool((*this)[j - 1]);
    (*this)[i] = b;
    return begin() + i;
  }
  iterator erase(const_iterator at) {
    size_t i = at.at;
    for (size_t j = i; j + 1 < count; ++j) (*this)[j] = bool((*this)[j + 1]);
    pop_back();
    return begin() + i;
  }
  void flip() { for (auto &w : words) w = ~w; }
  void swap(vector &o) {
    words.swap(o.words);
    std::swap(count, o.count);
  }
private:
  vector<unsigned long> words;
  size_t count = 0;
  void check(size_t i) const { if (i >= count) ws_errors::throw_out_of_range("vector<bool>::_M_range_check: __n (which is %zu) >= this->size() (which is %zu)", i, count); }
};

// ---------------------------------------------------------------- comparison of sequences, shared by the containers
template <class C> bool ws_equal(const C &a, const C &b) {
  if (a.size() != b.size()) return false;
  auto j = b.begin();
  for (auto i = a.begin(), e = a.end(); i != e; ++i, ++j) if (!(*i == *j)) return false;
  return true;
}
template <class C> bool ws_less(const C &a, const C &b) {
  auto i = a.begin(), e = a.end();
  auto j = b.begin(), f = b.end();
  for (; i != e && j != f; ++i, ++j) {
    if (*i < *j) return true;
    if (*j < *i) return false;
  }
  return i == e && j != f;
}
#define WS_COMPARISONS(params, ...) \
  template <WS_UNWRAP params> bool operator==(const __VA_ARGS__ &a, const __VA_ARGS__ &b) { return std::ws_equal(a, b); } \
  template <WS_UNWRAP params> bool operator!=(const __VA_ARGS__ &a, const __VA_ARGS__ &b) { return !std::ws_equal(a, b); } \
  template <WS_UNWRAP params> bool operator<(const __VA_ARGS__ &a, const __VA_ARGS__ &b) { return std::ws_less(a, b); } \
  template <WS_UNWRAP params> bool operator>(const __VA_ARGS__ &a, const __VA_ARGS__ &b) { return std::ws_less(b, a); } \
  template <WS_UNWRAP params> bool operator<=(const __VA_ARGS__ &a, const __VA_ARGS__ &b) { return !std::ws_less(b, a); } \
  template <WS_UNWRAP params> bool operator>=(const __VA_ARGS__ &a, const __VA_ARGS__ &b) { return !std::ws_less(a, b); } \
  template <WS_UNWRAP params> void swap(__VA_ARGS__ &a, __VA_ARGS__ &b) { a.swap(b); }
#define WS_UNWRAP(...) __VA_ARGS__
WS_COMPARISONS((class T, class A), vector<T, A>)
#if __cplusplus >= 202002L
template <class T, class A> auto operator<=>(const vector<T, A> &a, const vector<T, A> &b) -> decltype(ws_sequence_order(a, b)) { return ws_sequence_order(a, b); }
#endif
// What C++20 erases by value or by condition from a sequence.
template <class T, class A, class P> size_t erase_if(vector<T, A> &c, P p) {
  auto to = c.begin();
  for (auto i = c.begin(); i != c.end(); ++i) if (!p(*i)) {
    if (to != i) *to = std::move(*i);
    ++to;
  }
  size_t n = c.end() - to;
  c.erase(to, c.end());
  return n;
}
template <class T, class A, class U> size_t erase(vector<T, A> &c, const U &v) { return std::erase_if(c, [&](const T &t) { return t == v; }); }
} // namespace std
} // extern "C++"
