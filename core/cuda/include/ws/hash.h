// std::hash. Programs print or iterate in the order of hashes, so the values are those of libstdc++ on x86-64: integers
// and pointers are their own hash, bytes are hashed by MurmurHash64A.
#pragma once
#include "ws/exception.h"
extern "C++" {
namespace std {
inline size_t ws_hash_bytes(const void *from, size_t n, size_t seed = 0xc70f6907) {
  const size_t mul = 0xc6a4a7935bd1e995;
  const unsigned char *p = (const unsigned char *)from;
  size_t h = seed ^ n * mul;
  for (size_t i = 0; i + 8 <= n; i += 8) {
    size_t k;
    __builtin_memcpy(&k, p + i, 8);
    k *= mul;
    h = (h ^ (k ^ k >> 47) * mul) * mul;
  }
  if (n % 8) {
    size_t k = 0;
    for (size_t i = n % 8; i > 0; --i) k = k << 8 | p[n / 8 * 8 + i - 1];
    h = (h ^ k) * mul;
  }
  h = (h ^ h >> 47) * mul;
  return h ^ h >> 47;
}
template <class T, bool = __is_enum(T)> struct ws_hash { ws_hash() = delete; ws_hash(const ws_hash &) = delete; };
template <class T> struct ws_hash<T, true> {
  size_t operator()(T v) const noexcept { return (size_t)v; }
};
template <class T> struct hash : ws_hash<T> {};
template <class T> struct hash<T *> {
  size_t operator()(T *p) const noexcept { return (size_t)p; }
};
#define WS_HASH(T) \
  template <> struct hash<T> { \
    typedef T argument_type; \
    typedef size_t result_type; \
    size_t operator()(T v) const noexcept { return (size_t)v; } \
  };
WS_HASH(bool) WS_HASH(char) WS_HASH(signed char) WS_HASH(unsigned char) WS_HASH(wchar_t) WS_HASH(char16_t) WS_HASH(char32_t)
WS_HASH(short) WS_HASH(unsigned short) WS_HASH(int) WS_HASH(unsigned) WS_HASH(long) WS_HASH(unsigned long) WS_HASH(long long)
WS_HASH(unsigned long long)
template <> struct hash<float> {
  size_t operator()(float v) const noexcept { return v != 0 ? std::ws_hash_bytes(&v, sizeof v) : 0; }
};
template <> struct hash<double> {
  size_t operator()(double v) const noexcept { return v != 0 ? std::ws_hash_bytes(&v, sizeof v) : 0; }
};
template <> struct hash<nullptr_t> {
  size_t operator()(nullptr_t) const noexcept { return 0; }
};
inline size_t type_info::hash_code() const noexcept { return std::ws_hash_bytes(name(), strlen(name())); }
} // namespace std
} // extern "C++"
