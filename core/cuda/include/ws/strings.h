// <string>: a text on the heap, or of up to 15 bytes in the object itself, as libstdc++ keeps it.
#pragma once
#include "ws/char_traits.h"
#include "ws/hash.h"
#include "ws/memory.h"
extern "C++" {
namespace std {
template <class C, class T, class A> struct basic_string {
  typedef C value_type;
  typedef T traits_type;
  typedef A allocator_type;
  typedef C &reference;
  typedef const C &const_reference;
  typedef C *pointer;
  typedef const C *const_pointer;
  typedef ws_cursor<C> iterator;
  typedef ws_cursor<const C> const_iterator;
  typedef std::reverse_iterator<iterator> reverse_iterator;
  typedef std::reverse_iterator<const_iterator> const_reverse_iterator;
  typedef size_t size_type;
  typedef ptrdiff_t difference_type;
  typedef basic_string_view<C, T> ws_view;
  template <class S> using ws_if_view = enable_if_t<__is_convertible_to(const S &, ws_view) && !__is_convertible_to(const S &, const C *)>;
  static constexpr size_t npos = (size_t)-1;

  basic_string() noexcept : ws_first(ws_inside), ws_size(0) { ws_inside[0] = C(); }
  explicit basic_string(const A &) noexcept : basic_string() {}
  basic_string(const C *s, const A & = A()) : basic_string() {
    if (!s) ws_errors::throw_logic_error("basic_string: construction from null is not valid");
    append(s, T::length(s));
  }
  basic_string(decltype(nullptr)) = delete;
  basic_string(const C *s, size_t n, const A & = A()) : basic_string() { append(s, n); }
  basic_string(size_t n, C c, const A & = A()) : basic_string() { append(n, c); }
  basic_string(const basic_string &o) : basic_string() { append(o.ws_first, o.ws_size); }
  basic_string(basic_string &&o) noexcept : basic_string() { swap(o); }
  basic_string(const basic_string &o, size_t at, size_t n = npos) : basic_string() { append(o, at, n); }
  template <class I, class = ws_if_iterator<I>> basic_string(I a, I b, const A & = A()) : basic_string() { append(a, b); }
  basic_string(initializer_list<C> l) : basic_string() { append(l.begin(), l.size()); }
  template <class S, class = ws_if_view<S>> explicit basic_string(const S &s) : basic_string() {
    ws_view v = s;
    append(v.data(), v.size());
  }
  ~basic_string() { if (ws_first != ws_inside) ws_free(ws_first, ws_capacity); }
  basic_string &operator=(const basic_string &o) { return this == &o ? *this : assign(o.ws_first, o.ws_size); }
  basic_string &operator=(basic_string &&o) noexcept {
    if (this != &o) {
      clear();
      swap(o);
    }
    return *this;
  }
  basic_string &operator=(const C *s) { return assign(s, T::length(s)); }
  basic_string &operator=(C c) { return assign(&c, 1); }
  basic_string &operator=(initializer_list<C> l) { return assign(l.begin(), l.size()); }
  template <class S, class = ws_if_view<S>> basic_string &operator=(const S &s) { return assign(ws_view(s)); }
  operator ws_view() const noexcept { return ws_view(ws_first, ws_size); }
  A get_allocator() const { return A(); }

  const C *c_str() const noexcept { return ws_first; }
  const C *data() const noexcept { return ws_first; }
  C *data() noexcept { return ws_first; }
  size_t size() const noexcept { return ws_size; }
  size_t length() const noexcept { return ws_size; }
  size_t max_size() const noexcept { return size_t(PTRDIFF_MAX) / sizeof(C) - 1; }
  size_t capacity() const noexcept { return ws_first == ws_inside ? ws_small : ws_capacity; }
  bool empty() const noexcept { return ws_size == 0; }
  iterator begin() noexcept { return iterator(ws_first); }
  iterator end() noexcept { return iterator(ws_first + ws_size); }
  const_iterator begin() const noexcept { return const_iterator(ws_first); }
  const_iterator end() const noexcept { return const_iterator(ws_first + ws_size); }
  const_iterator cbegin() const noexcept { return begin(); }
  const_iterator cend() const noexcept { return end(); }
  reverse_iterator rbegin() noexcept { return reverse_iterator(end()); }
  reverse_iterator rend() noexcept { return reverse_iterator(begin()); }
  const_reverse_iterator rbegin() const noexcept { return const_reverse_iterator(end()); }
  const_reverse_iterator rend() const noexcept { return const_reverse_iterator(begin()); }
  C &operator[](size_t i) { return ws_first[i]; }
  const C &operator[](size_t i) const { return ws_first[i]; }
  C &at(size_t i) { return ws_check_at(i), ws_first[i]; }
  const C &at(size_t i) const { return ws_check_at(i), ws_first[i]; }
  C &front() { return ws_first[0]; }
  const C &front() const { return ws_first[0]; }
  C &back() { return ws_first[ws_size - 1]; }
  const C &back() const { return ws_first[ws_size - 1]; }

  void clear() noexcept { ws_end(0); }
  void reserve(size_t n = 0) { if (n > capacity()) ws_move_to(n); }
  void shrink_to_fit() {
    if (ws_first == ws_inside || ws_size == ws_capacity) return;
    basic_string t(ws_first, ws_size);
    swap(t);
  }
  void resize(size_t n, C c = C()) {
    if (n > ws_size) append(n - ws_size, c);
    else ws_end(n);
  }
  void push_back(C c) {
    if (ws_size == capacity()) ws_move_to(ws_size + 1);
    ws_first[ws_size] = c;
    ws_end(ws_size + 1);
  }
  void pop_back() { ws_end(ws_size - 1); }
  basic_string &append(const C *s, size_t n) {
    if (n > max_size() - ws_size) ws_errors::throw_length_error("basic_string::append");
    if (ws_size + n > capacity()) {
      // The text may be a piece of this one.
      size_t limit = ws_longer(ws_size + n, capacity());
      ws_rebound<A, C> a;
      C *p = a.allocate(limit + 1);
      T::copy(p, ws_first, ws_size);
      T::copy(p + ws_size, s, n);
      if (ws_first != ws_inside) ws_free(ws_first, ws_capacity);
      ws_first = p;
      ws_capacity = limit;
    } else {
      T::move(ws_first + ws_size, s, n);
    }
    ws_end(ws_size + n);
    return *this;
  }
  basic_string &append(const C *s) { return append(s, T::length(s)); }
  basic_string &append(const basic_string &s) { return append(s.ws_first, s.ws_size); }
  basic_string &append(const basic_string &s, size_t at, size_t n = npos) { return s.ws_check(at, "basic_string::append"), append(s.ws_first + at, s.ws_rest(at, n)); }
  basic_string &append(size_t n, C c) {
    if (n > max_size() - ws_size) ws_errors::throw_length_error("basic_string::_M_replace_aux");
    if (ws_size + n > capacity()) ws_move_to(ws_size + n);
    T::assign(ws_first + ws_size, n, c);
    ws_end(ws_size + n);
    return *this;
  }
  template <class I, class = ws_if_iterator<I>> basic_string &append(I a, I b) {
    for (; a != b; ++a) push_back(*a);
    return *this;
  }
  basic_string &append(const C *a, const C *b) { return append(a, size_t(b - a)); }
  basic_string &append(initializer_list<C> l) { return append(l.begin(), l.size()); }
  template <class S, class = ws_if_view<S>> basic_string &append(const S &s) {
    ws_view v = s;
    return append(v.data(), v.size());
  }
  basic_string &operator+=(const basic_string &s) { return append(s.ws_first, s.ws_size); }
  basic_string &operator+=(const C *s) { return append(s, T::length(s)); }
  basic_string &operator+=(C c) { push_back(c); return *this; }
  basic_string &operator+=(initializer_list<C> l) { return append(l.begin(), l.size()); }
  template <class S, class = ws_if_view<S>> basic_string &operator+=(const S &s) { return append(s); }
  basic_string &assign(const C *s, size_t n) { return replace(0, ws_size, s, n); }
  basic_string &assign(const C *s) { return assign(s, T::length(s)); }
  basic_string &assign(const basic_string &s) { return *this = s; }
  basic_string &assign(basic_string &&s) noexcept { return *this = std::move(s); }
  basic_string &assign(const basic_string &s, size_t at, size_t n = npos) { return *this = s.substr(at, n); }
  basic_string &assign(size_t n, C c) { clear(); return append(n, c); }
  template <class I, class = ws_if_iterator<I>> basic_string &assign(I a, I b) { return *this = basic_string(a, b); }
  basic_string &assign(initializer_list<C> l) { return assign(l.begin(), l.size()); }
  template <class S, class = ws_if_view<S>> basic_string &assign(const S &s) {
    ws_view v = s;
    return assign(v.data(), v.size());
  }
  basic_string &replace(size_t at, size_t n, const C *s, size_t m) {
    ws_check(at, "basic_string::replace");
    n = ws_rest(at, n);
    if (m > max_size() - (ws_size - n)) ws_errors::throw_length_error("basic_string::_M_replace");
    if (s >= ws_first && s <= ws_first + ws_size && m) {
      basic_string copy(s, m);
      return replace(at, n, copy.ws_first, m);
    }
    size_t size = ws_size - n + m;
    if (size > capacity()) ws_move_to(size);
    T::move(ws_first + at + m, ws_first + at + n, ws_size - at - n);
    T::copy(ws_first + at, s, m);
    ws_end(size);
    return *this;
  }
  basic_string &replace(size_t at, size_t n, const C *s) { return replace(at, n, s, T::length(s)); }
  basic_string &replace(size_t at, size_t n, const basic_string &s) { return replace(at, n, s.ws_first, s.ws_size); }
  basic_string &replace(size_t at, size_t n, const basic_string &s, size_t from, size_t m = npos) { return replace(at, n, s.substr(from, m)); }
  basic_string &replace(size_t at, size_t n, size_t m, C c) { return replace(at, n, basic_string(m, c)); }
  basic_string &replace(const_iterator a, const_iterator b, const basic_string &s) { return replace(a - begin(), b - a, s); }
  basic_string &replace(const_iterator a, const_iterator b, const C *s) { return replace(a - begin(), b - a, s); }
  template <class I, class = ws_if_iterator<I>> basic_string &replace(const_iterator a, const_iterator b, I c, I d) { return replace(a - begin(), b - a, basic_string(c, d)); }
  basic_string &insert(size_t at, const C *s, size_t n) { return replace(at, 0, s, n); }
  basic_string &insert(size_t at, const C *s) { return insert(at, s, T::length(s)); }
  basic_string &insert(size_t at, const basic_string &s) { return insert(at, s.ws_first, s.ws_size); }
  basic_string &insert(size_t at, const basic_string &s, size_t from, size_t n = npos) { return insert(at, s.substr(from, n)); }
  basic_string &insert(size_t at, size_t n, C c) { return ws_check(at, "basic_string::insert"), insert(at, basic_string(n, c)); }
  iterator insert(const_iterator at, C c) {
    size_t i = at - begin();
    replace(i, 0, &c, 1);
    return begin() + i;
  }
  iterator insert(const_iterator at, size_t n, C c) {
    size_t i = at - begin();
    insert(i, n, c);
    return begin() + i;
  }
  template <class I, class = ws_if_iterator<I>> iterator insert(const_iterator at, I a, I b) {
    size_t i = at - begin();
    insert(i, basic_string(a, b));
    return begin() + i;
  }
  basic_string &erase(size_t at = 0, size_t n = npos) {
    ws_check(at, "basic_string::erase");
    n = ws_rest(at, n);
    T::move(ws_first + at, ws_first + at + n, ws_size - at - n);
    ws_end(ws_size - n);
    return *this;
  }
  iterator erase(const_iterator at) {
    size_t i = at - begin();
    erase(i, 1);
    return begin() + i;
  }
  iterator erase(const_iterator a, const_iterator b) {
    size_t i = a - begin();
    erase(i, b - a);
    return begin() + i;
  }
  void swap(basic_string &o) noexcept {
    bool a = ws_first == ws_inside, b = o.ws_first == o.ws_inside;
    C *p = ws_first;
    ws_first = b ? ws_inside : o.ws_first;
    o.ws_first = a ? o.ws_inside : p;
    std::swap(ws_size, o.ws_size);
    for (size_t i = 0; i <= ws_small; ++i) std::swap(ws_inside[i], o.ws_inside[i]);
  }
  basic_string substr(size_t at = 0, size_t n = npos) const { return ws_check(at, "basic_string::substr"), basic_string(ws_first + at, ws_rest(at, n)); }
  size_t copy(C *to, size_t n, size_t at = 0) const {
    ws_check(at, "basic_string::copy");
    n = ws_rest(at, n);
    T::copy(to, ws_first + at, n);
    return n;
  }
  WS_FINDS
#define WS_FIND_STRING(name, from) \
  size_t name(const basic_string &s, size_t at = from) const noexcept { return name(s.ws_first, at, s.ws_size); } \
  template <class S, class = ws_if_view<S>> size_t name(const S &s, size_t at = from) const noexcept { \
    ws_view v = s; \
    return name(v.data(), at, v.size()); \
  }
  WS_FIND_STRING(find, 0) WS_FIND_STRING(rfind, npos) WS_FIND_STRING(find_first_of, 0) WS_FIND_STRING(find_last_of, npos)
  WS_FIND_STRING(find_first_not_of, 0) WS_FIND_STRING(find_last_not_of, npos)
  int compare(const basic_string &s) const noexcept { return ws_text<C>::compare(ws_first, ws_size, s.ws_first, s.ws_size); }
  int compare(const C *s) const noexcept { return ws_text<C>::compare(ws_first, ws_size, s, T::length(s)); }
  int compare(size_t at, size_t n, const C *s, size_t m) const { return ws_check(at, "basic_string::compare"), ws_text<C>::compare(ws_first + at, ws_rest(at, n), s, m); }
  int compare(size_t at, size_t n, const C *s) const { return compare(at, n, s, T::length(s)); }
  int compare(size_t at, size_t n, const basic_string &s) const { return compare(at, n, s.ws_first, s.ws_size); }
  int compare(size_t at, size_t n, const basic_string &s, size_t from, size_t m = npos) const { return compare(at, n, s.substr(from, m)); }
  bool starts_with(ws_view v) const noexcept { return ws_view(*this).starts_with(v); }
  bool ends_with(ws_view v) const noexcept { return ws_view(*this).ends_with(v); }
  bool starts_with(C c) const noexcept { return ws_size && front() == c; }
  bool ends_with(C c) const noexcept { return ws_size && back() == c; }
  bool contains(ws_view v) const noexcept { return ws_view(*this).contains(v); }

private:
  static constexpr size_t ws_small = 15 / sizeof(C);
  C *ws_first;
  size_t ws_size;
  union {
    C ws_inside[ws_small + 1];
    size_t ws_capacity;
  };
  void ws_end(size_t n) {
    ws_size = n;
    ws_first[n] = C();
  }
  void ws_check(size_t at, const char *where) const {
    if (at <= ws_size) return;
    char format[96];
    snprintf(format, sizeof format, "%s: __pos (which is %%zu) > this->size() (which is %%zu)", where);
    ws_errors::throw_out_of_range(format, at, ws_size);
  }
  void ws_check_at(size_t i) const { if (i >= ws_size) ws_errors::throw_out_of_range("basic_string::at: __n (which is %zu) >= this->size() (which is %zu)", i, ws_size); }
  size_t ws_rest(size_t at, size_t n) const { return n < ws_size - at ? n : ws_size - at; }
  static void ws_free(C *p, size_t limit) {
    ws_rebound<A, C> a;
    a.deallocate(p, limit + 1);
  }
  // Twice the old capacity at least.
  static size_t ws_longer(size_t n, size_t was) {
    if (n > size_t(PTRDIFF_MAX) / sizeof(C) - 1) ws_errors::throw_length_error("basic_string::_M_create");
    return n > was && n < 2 * was ? 2 * was : n;
  }
  void ws_move_to(size_t n) {
    size_t limit = ws_longer(n, capacity());
    ws_rebound<A, C> a;
    C *p = a.allocate(limit + 1);
    T::copy(p, ws_first, ws_size + 1);
    if (ws_first != ws_inside) ws_free(ws_first, ws_capacity);
    ws_first = p;
    ws_capacity = limit;
  }
};
template <class C, class T, class A> constexpr size_t basic_string<C, T, A>::npos;
typedef basic_string<wchar_t> wstring;
typedef basic_string<char16_t> u16string;
typedef basic_string<char32_t> u32string;
#define WS_STRING template <class C, class T, class A>
#define WS_S basic_string<C, T, A>
#define WS_STRING_COMPARE(op) \
  WS_STRING bool operator op(const WS_S &a, const WS_S &b) noexcept { return a.compare(b) op 0; } \
  WS_STRING bool operator op(const WS_S &a, const C *b) { return a.compare(b) op 0; } \
  WS_STRING bool operator op(const C *a, const WS_S &b) { return 0 op b.compare(a); }
WS_STRING bool operator==(const WS_S &a, const WS_S &b) noexcept { return a.size() == b.size() && T::compare(a.data(), b.data(), a.size()) == 0; }
WS_STRING bool operator==(const WS_S &a, const C *b) { return a.compare(b) == 0; }
WS_STRING bool operator==(const C *a, const WS_S &b) { return b.compare(a) == 0; }
WS_STRING_COMPARE(!=) WS_STRING_COMPARE(<) WS_STRING_COMPARE(>) WS_STRING_COMPARE(<=) WS_STRING_COMPARE(>=)
WS_STRING void swap(WS_S &a, WS_S &b) noexcept { a.swap(b); }
WS_STRING WS_S operator+(const WS_S &a, const WS_S &b) {
  WS_S r;
  r.reserve(a.size() + b.size());
  return std::move(r.append(a).append(b));
}
WS_STRING WS_S operator+(const WS_S &a, const C *b) {
  size_t n = T::length(b);
  WS_S r;
  r.reserve(a.size() + n);
  return std::move(r.append(a).append(b, n));
}
WS_STRING WS_S operator+(const C *a, const WS_S &b) {
  size_t n = T::length(a);
  WS_S r;
  r.reserve(n + b.size());
  return std::move(r.append(a, n).append(b));
}
WS_STRING WS_S operator+(const WS_S &a, C b) {
  WS_S r;
  r.reserve(a.size() + 1);
  r.append(a).push_back(b);
  return r;
}
WS_STRING WS_S operator+(C a, const WS_S &b) { return std::move(WS_S(1, a).append(b)); }
WS_STRING WS_S operator+(WS_S &&a, const WS_S &b) { return std::move(a.append(b)); }
WS_STRING WS_S operator+(WS_S &&a, WS_S &&b) { return std::move(a.append(b)); }
WS_STRING WS_S operator+(const WS_S &a, WS_S &&b) { return std::move(b.insert(0, a)); }
WS_STRING WS_S operator+(WS_S &&a, const C *b) { return std::move(a.append(b)); }
WS_STRING WS_S operator+(const C *a, WS_S &&b) { return std::move(b.insert(0, a)); }
WS_STRING WS_S operator+(WS_S &&a, C b) { return std::move(a.append(1, b)); }

// ---------------------------------------------------------------- numbers
#define WS_PRINTED(T, format) \
  inline string to_string(T v) { \
    char s[400]; \
    return string(s, (size_t)snprintf(s, sizeof s, format, v)); \
  }
WS_PRINTED(int, "%d") WS_PRINTED(unsigned, "%u") WS_PRINTED(long, "%ld") WS_PRINTED(unsigned long, "%lu")
WS_PRINTED(long long, "%lld") WS_PRINTED(unsigned long long, "%llu") WS_PRINTED(float, "%f") WS_PRINTED(double, "%f")
inline string to_string(long double v) { return to_string((double)v); }
// Reads a number as C does, and throws what C++ asks for.
template <class R, class V, class F> R ws_read_number(const char *name, const string &s, size_t *used, F read, V lo, V hi) {
  int was = errno;
  errno = 0;
  char *end;
  V v = read(s.c_str(), &end);
  bool range = errno == ERANGE || v < lo || v > hi;
  if (errno == 0) errno = was;
  if (end == s.c_str()) ws_errors::throw_invalid_argument(name);
  if (range) ws_errors::throw_out_of_range(name);
  if (used) *used = end - s.c_str();
  return (R)v;
}
inline int stoi(const string &s, size_t *used = nullptr, int base = 10) {
  return std::ws_read_number<int, long>("stoi", s, used, [base](const char *t, char **e) { return strtol(t, e, base); }, INT_MIN, INT_MAX);
}
#define WS_STO(name, R, V, call, lo, hi) \
  inline R name(const string &s, size_t *used = nullptr, int base = 10) { \
    return std::ws_read_number<R, V>(#name, s, used, [base](const char *t, char **e) { return call(t, e, base); }, lo, hi); \
  }
WS_STO(stol, long, long, strtol, LONG_MIN, LONG_MAX) WS_STO(stoll, long long, long long, strtoll, LLONG_MIN, LLONG_MAX)
WS_STO(stoul, unsigned long, unsigned long, strtoul, 0, ULONG_MAX) WS_STO(stoull, unsigned long long, unsigned long long, strtoull, 0, ULLONG_MAX)
#define WS_STOF(name, R, call) \
  inline R name(const string &s, size_t *used = nullptr) { \
    return std::ws_read_number<R, double>(#name, s, used, [](const char *t, char **e) { return (double)call(t, e); }, -__builtin_huge_val(), __builtin_huge_val()); \
  }
WS_STOF(stof, float, strtof) WS_STOF(stod, double, strtod) WS_STOF(stold, long double, strtod)
inline namespace literals {
inline namespace string_literals {
inline string operator""s(const char *s, size_t n) { return string(s, n); }
} // namespace string_literals
} // namespace literals
template <> struct hash<string> {
  typedef string argument_type;
  typedef size_t result_type;
  size_t operator()(const string &s) const noexcept { return std::ws_hash_bytes(s.data(), s.size()); }
};
template <> struct hash<string_view> {
  size_t operator()(const string_view &s) const noexcept { return std::ws_hash_bytes(s.data(), s.size()); }
};
template <class T, class A, class P> size_t erase_if(basic_string<char, T, A> &c, P p) {
  size_t to = 0, n = c.size();
  for (size_t i = 0; i < n; ++i) if (!p(c[i])) c[to++] = c[i];
  c.resize(to);
  return n - to;
}
inline logic_error::logic_error(const string &s) : ws_text(s.c_str()) {}
inline runtime_error::runtime_error(const string &s) : ws_text(s.c_str()) {}
#if __cplusplus >= 202002L
WS_STRING strong_ordering operator<=>(const WS_S &a, const WS_S &b) noexcept { return ws_ordering(a.compare(b)); }
WS_STRING strong_ordering operator<=>(const WS_S &a, const C *b) noexcept { return ws_ordering(a.compare(b)); }
#endif
} // namespace std
} // extern "C++"
