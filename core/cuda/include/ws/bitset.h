// <bitset>
#pragma once
#include "ws/istream.h"
extern "C++" {
namespace std {
template <size_t N> struct bitset {
  struct reference {
    bitset &b;
    size_t i;
    operator bool() const { return b.test_(i); }
    reference &operator=(bool v) { b.put(i, v); return *this; }
    reference &operator=(const reference &o) { return *this = (bool)o; }
    bool operator~() const { return !*this; }
    reference &flip() { return *this = !*this; }
  };
  constexpr bitset() noexcept : w{} {}
  constexpr bitset(unsigned long long v) noexcept : w{N < 64 ? v & ((1ull << N % 64) - 1) : v} {}
  template <class C, class T, class A> explicit bitset(const basic_string<C, T, A> &s, size_t at = 0, size_t n = (size_t)-1) : w{} {
    n = n < s.size() - at ? n : s.size() - at;
    for (size_t i = 0; i < n; ++i) {
      char c = s[at + n - 1 - i];
      if (c != '0' && c != '1') ws_errors::throw_invalid_argument("bitset::_M_copy_from_ptr");
      if (i < N && c == '1') put(i, true);
    }
  }
  explicit bitset(const char *s) : bitset(string(s)) {}
  constexpr bool operator[](size_t i) const { return w[i / 64] >> i % 64 & 1; }
  reference operator[](size_t i) { return reference{*this, i}; }
  bool test(size_t i) const { return check("bitset::test", i), test_(i); }
  bitset &set() { for (size_t i = 0; i < N; ++i) put(i, true); return *this; }
  bitset &set(size_t i, bool v = true) { return check("bitset::set", i), put(i, v), *this; }
  bitset &reset() { return *this = bitset(); }
  bitset &reset(size_t i) { return check("bitset::reset", i), put(i, false), *this; }
  bitset &flip() { for (size_t i = 0; i < N; ++i) put(i, !test_(i)); return *this; }
  bitset &flip(size_t i) { return put(i, !test(i)), *this; }
  constexpr size_t size() const noexcept { return N; }
  size_t count() const noexcept {
    size_t n = 0;
    for (unsigned long long x : w) n += __builtin_popcountll(x);
    return n;
  }
  bool any() const noexcept { return count() > 0; }
  bool none() const noexcept { return count() == 0; }
  bool all() const noexcept { return count() == N; }
  string to_string(char zero = '0', char one = '1') const {
    string s(N, zero);
    for (size_t i = 0; i < N; ++i) if (test_(i)) s[N - 1 - i] = one;
    return s;
  }
  unsigned long to_ulong() const { return to_ullong(); }
  unsigned long long to_ullong() const { return w[0]; }
#define WS_BITS(op) \
  bitset &operator op##=(const bitset &o) { for (size_t i = 0; i < words; ++i) w[i] op##= o.w[i]; return *this; } \
  friend bitset operator op(bitset a, const bitset &b) { return a op##= b; }
  WS_BITS(&) WS_BITS(|) WS_BITS(^)
  bitset operator~() const { return bitset(*this).flip(); }
  bitset operator<<(size_t k) const {
    bitset r;
    for (size_t i = k; i < N; ++i) r.put(i, test_(i - k));
    return r;
  }
  bitset operator>>(size_t k) const {
    bitset r;
    for (size_t i = k; i < N; ++i) r.put(i - k, test_(i));
    return r;
  }
  bitset &operator<<=(size_t k) { return *this = *this << k; }
  bitset &operator>>=(size_t k) { return *this = *this >> k; }
  bool operator==(const bitset &o) const { for (size_t i = 0; i < words; ++i) if (w[i] != o.w[i]) return false; return true; }
  bool operator!=(const bitset &o) const { return !(*this == o); }
private:
  static constexpr size_t words = N ? (N + 63) / 64 : 1;
  unsigned long long w[words];
  bool test_(size_t i) const { return w[i / 64] >> i % 64 & 1; }
  void put(size_t i, bool v) {
    if (v) w[i / 64] |= 1ull << i % 64;
    else w[i / 64] &= ~(1ull << i % 64);
  }
  void check(const char *where, size_t i) const {
    if (i < N) return;
    char format[96];
    snprintf(format, sizeof format, "%s: __position (which is %%zu) >= _Nb (which is %%zu)", where);
    ws_errors::throw_out_of_range(format, i, N);
  }
};
template <class T, size_t N> basic_ostream<char, T> &operator<<(basic_ostream<char, T> &o, const bitset<N> &b) { return o << b.to_string(); }
template <class T, size_t N> basic_istream<char, T> &operator>>(basic_istream<char, T> &i, bitset<N> &b) {
  string s;
  for (int c; s.size() < N && ((c = i.peek()) == '0' || c == '1' || (s.empty() && ::isspace(c)));) {
    i.get();
    if (!::isspace(c)) s.push_back((char)c);
  }
  if (s.empty()) i.setstate(ios_base::failbit);
  else b = bitset<N>(s);
  return i;
}
template <size_t N> struct hash<bitset<N>> { size_t operator()(const bitset<N> &b) const noexcept { return std::ws_hash_bytes(&b, (N + 7) / 8); } };
} // namespace std
} // extern "C++"
