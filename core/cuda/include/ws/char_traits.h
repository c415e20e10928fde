// char_traits, and string_view.
#pragma once
#include "ws/compare.h"
#include "ws/exception.h"
#include "ws/iterator.h"
extern "C++" {
namespace std {
typedef long streamoff, streamsize;
template <class C> struct char_traits {
  typedef C char_type;
  typedef conditional_t<is_same<C, char>::value, int, unsigned> int_type;
  typedef streamoff off_type;
  static constexpr int_type eof() noexcept { return (int_type)-1; }
  static constexpr int_type not_eof(int_type i) noexcept { return i == eof() ? 0 : i; }
  static constexpr C to_char_type(int_type i) noexcept { return (C)i; }
  static constexpr int_type to_int_type(C c) noexcept { return is_same<C, char>::value ? (int_type)(unsigned char)c : (int_type)c; }
  static constexpr bool eq_int_type(int_type a, int_type b) noexcept { return a == b; }
  static constexpr bool eq(C a, C b) noexcept { return a == b; }
  static constexpr bool lt(C a, C b) noexcept { return is_same<C, char>::value ? (unsigned char)a < (unsigned char)b : a < b; }
  static WS_M void assign(C &a, const C &b) noexcept { a = b; }
  static WS_M size_t length(const C *s) {
    size_t n = 0;
    while (s[n] != C()) ++n;
    return n;
  }
  static WS_M int compare(const C *a, const C *b, size_t n) {
    for (; n > 0; --n, ++a, ++b) {
      if (lt(*a, *b)) return -1;
      if (lt(*b, *a)) return 1;
    }
    return 0;
  }
  static WS_M const C *find(const C *s, size_t n, const C &c) {
    for (; n > 0; --n, ++s) if (*s == c) return s;
    return nullptr;
  }
  static C *move(C *to, const C *from, size_t n) { return n ? (C *)__builtin_memmove(to, from, n * sizeof(C)) : to; }
  static C *copy(C *to, const C *from, size_t n) { return n ? (C *)__builtin_memcpy(to, from, n * sizeof(C)) : to; }
  static C *assign(C *to, size_t n, C c) {
    for (size_t i = 0; i < n; ++i) to[i] = c;
    return to;
  }
};
// Length and comparison of chars are the C library's, except where they are constants.
template <> WS_M size_t char_traits<char>::length(const char *s) { return __builtin_strlen(s); }
template <> WS_M int char_traits<char>::compare(const char *a, const char *b, size_t n) { return n ? __builtin_memcmp(a, b, n) : 0; }

// Searches that strings and views share; `npos` where nothing is found.
template <class C> struct ws_text {
  typedef char_traits<C> T;
  static constexpr size_t npos = (size_t)-1;
  static WS_M size_t find(const C *s, size_t size, const C *t, size_t at, size_t n) {
    if (n == 0) return at <= size ? at : npos;
    for (; at < size && n <= size - at; ++at) if (s[at] == t[0] && T::compare(s + at, t, n) == 0) return at;
    return npos;
  }
  static WS_M size_t rfind(const C *s, size_t size, const C *t, size_t at, size_t n) {
    if (n > size) return npos;
    for (size_t i = at < size - n ? at : size - n;; --i) {
      if (T::compare(s + i, t, n) == 0) return i;
      if (i == 0) return npos;
    }
  }
  // The first, or last, character that is among those of t, or is not.
  static WS_M size_t first(const C *s, size_t size, const C *t, size_t at, size_t n, bool among) {
    for (; at < size; ++at) if ((T::find(t, n, s[at]) != nullptr) == among) return at;
    return npos;
  }
  static WS_M size_t last(const C *s, size_t size, const C *t, size_t at, size_t n, bool among) {
    for (size_t i = at < size ? at + 1 : size; i > 0; --i) if ((T::find(t, n, s[i - 1]) != nullptr) == among) return i - 1;
    return npos;
  }
  static WS_M int compare(const C *a, size_t n, const C *b, size_t m) {
    int r = T::compare(a, b, n < m ? n : m);
    ptrdiff_t d = (ptrdiff_t)(n - m);
    return r ? r : d > INT_MAX ? INT_MAX : d < INT_MIN ? INT_MIN : (int)d;
  }
};
// The searches as members of a class with data() and size().
#define WS_FIND(name, from, call) \
  constexpr size_t name(const C *t, size_t at, size_t n) const { return ws_text<C>::call; } \
  constexpr size_t name(const C *t, size_t at = from) const { return name(t, at, T::length(t)); } \
  constexpr size_t name(C c, size_t at = from) const noexcept { return name(&c, at, 1); }
#define WS_FINDS \
  WS_FIND(find, 0, find(data(), size(), t, at, n)) \
  WS_FIND(rfind, npos, rfind(data(), size(), t, at, n)) \
  WS_FIND(find_first_of, 0, first(data(), size(), t, at, n, true)) \
  WS_FIND(find_first_not_of, 0, first(data(), size(), t, at, n, false)) \
  WS_FIND(find_last_of, npos, last(data(), size(), t, at, n, true)) \
  WS_FIND(find_last_not_of, npos, last(data(), size(), t, at, n, false))

template <class C, class T = char_traits<C>> struct basic_string_view {
  typedef C value_type;
  typedef T traits_type;
  typedef const C *pointer, *const_pointer, *iterator, *const_iterator;
  typedef const C &reference, &const_reference;
  typedef std::reverse_iterator<const C *> reverse_iterator, const_reverse_iterator;
  typedef size_t size_type;
  typedef ptrdiff_t difference_type;
  static constexpr size_t npos = (size_t)-1;
  constexpr basic_string_view() noexcept : ws_size(0), ws_first(nullptr) {}
  constexpr basic_string_view(const C *s) : ws_size(T::length(s)), ws_first(s) {}
  constexpr basic_string_view(const C *s, size_t n) : ws_size(n), ws_first(s) {}
#if __cplusplus >= 202002L
  template <class I, class E> requires(!is_integral_v<E>) constexpr basic_string_view(I a, E b) : ws_size(b - a), ws_first(a == b ? nullptr : &*a) {}
#endif
  constexpr const C *data() const noexcept { return ws_first; }
  constexpr size_t size() const noexcept { return ws_size; }
  constexpr size_t length() const noexcept { return ws_size; }
  constexpr size_t max_size() const noexcept { return npos / sizeof(C) / 4; }
  constexpr bool empty() const noexcept { return ws_size == 0; }
  constexpr const C *begin() const noexcept { return ws_first; }
  constexpr const C *end() const noexcept { return ws_first + ws_size; }
  constexpr const C *cbegin() const noexcept { return ws_first; }
  constexpr const C *cend() const noexcept { return ws_first + ws_size; }
  reverse_iterator rbegin() const noexcept { return reverse_iterator(end()); }
  reverse_iterator rend() const noexcept { return reverse_iterator(begin()); }
  constexpr const C &operator[](size_t i) const { return ws_first[i]; }
  WS_M const C &at(size_t i) const {
    if (i >= ws_size) ws_errors::throw_out_of_range("basic_string_view::at: __pos (which is %zu) >= this->size() (which is %zu)", i, ws_size);
    return ws_first[i];
  }
  constexpr const C &front() const { return *ws_first; }
  constexpr const C &back() const { return ws_first[ws_size - 1]; }
  WS_M void remove_prefix(size_t n) { ws_first += n; ws_size -= n; }
  WS_M void remove_suffix(size_t n) { ws_size -= n; }
  WS_M basic_string_view substr(size_t at = 0, size_t n = npos) const {
    if (at > ws_size) ws_errors::throw_out_of_range("basic_string_view::substr: __pos (which is %zu) > this->size() (which is %zu)", at, ws_size);
    return basic_string_view(ws_first + at, n < ws_size - at ? n : ws_size - at);
  }
  size_t copy(C *to, size_t n, size_t at = 0) const {
    basic_string_view v = substr(at, n);
    T::copy(to, v.data(), v.size());
    return v.size();
  }
  constexpr int compare(basic_string_view o) const noexcept { return ws_text<C>::compare(ws_first, ws_size, o.ws_first, o.ws_size); }
  constexpr int compare(size_t at, size_t n, basic_string_view o) const { return substr(at, n).compare(o); }
  WS_FINDS
  constexpr size_t find(basic_string_view v, size_t at = 0) const noexcept { return find(v.data(), at, v.size()); }
  constexpr size_t rfind(basic_string_view v, size_t at = npos) const noexcept { return rfind(v.data(), at, v.size()); }
  constexpr size_t find_first_of(basic_string_view v, size_t at = 0) const noexcept { return find_first_of(v.data(), at, v.size()); }
  constexpr size_t find_last_of(basic_string_view v, size_t at = npos) const noexcept { return find_last_of(v.data(), at, v.size()); }
  constexpr size_t find_first_not_of(basic_string_view v, size_t at = 0) const noexcept { return find_first_not_of(v.data(), at, v.size()); }
  constexpr size_t find_last_not_of(basic_string_view v, size_t at = npos) const noexcept { return find_last_not_of(v.data(), at, v.size()); }
  constexpr bool starts_with(basic_string_view v) const noexcept { return ws_size >= v.size() && substr(0, v.size()).compare(v) == 0; }
  constexpr bool ends_with(basic_string_view v) const noexcept { return ws_size >= v.size() && substr(ws_size - v.size()).compare(v) == 0; }
  constexpr bool starts_with(C c) const noexcept { return ws_size && front() == c; }
  constexpr bool ends_with(C c) const noexcept { return ws_size && back() == c; }
  constexpr bool contains(basic_string_view v) const noexcept { return find(v) != npos; }
  void swap(basic_string_view &o) noexcept { std::swap(*this, o); }
private:
  size_t ws_size;
  const C *ws_first;
};
typedef basic_string_view<char> string_view;
typedef basic_string_view<wchar_t> wstring_view;
#define WS_VIEW(op) \
  template <class C, class T> constexpr bool operator op(basic_string_view<C, T> a, basic_string_view<C, T> b) noexcept { return a.compare(b) op 0; } \
  template <class C, class T> constexpr bool operator op(basic_string_view<C, T> a, type_identity_t<basic_string_view<C, T>> b) noexcept { return a.compare(b) op 0; } \
  template <class C, class T> constexpr bool operator op(type_identity_t<basic_string_view<C, T>> a, basic_string_view<C, T> b) noexcept { return a.compare(b) op 0; }
WS_VIEW(==) WS_VIEW(!=) WS_VIEW(<) WS_VIEW(>) WS_VIEW(<=) WS_VIEW(>=)
inline namespace literals {
inline namespace string_view_literals {
constexpr string_view operator""sv(const char *s, size_t n) noexcept { return string_view(s, n); }
} // namespace string_view_literals
} // namespace literals
#if __cplusplus >= 202002L
template <class C, class T> constexpr strong_ordering operator<=>(basic_string_view<C, T> a, basic_string_view<C, T> b) noexcept { return ws_ordering(a.compare(b)); }
#endif
} // namespace std
} // extern "C++"
