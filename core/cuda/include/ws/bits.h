// <bit>
#pragma once
#include "ws/utility.h"
extern "C++" {
namespace std {
enum class endian { little = 1234, big = 4321, native = 1234 };
#define WS_BIT(R, name, ...) template <class T> WS_C R name(T x) noexcept { typedef unsigned long long U; constexpr int n = sizeof(T) * 8; (void)n; return __VA_ARGS__; }
WS_BIT(int, popcount, __builtin_popcountll((U)x)) WS_BIT(int, countl_zero, x ? __builtin_clzll((U)x) - (64 - n) : n) WS_BIT(int, countr_zero, x ? __builtin_ctzll((U)x) : n)
WS_BIT(int, countl_one, countl_zero((T)~x)) WS_BIT(int, countr_one, countr_zero((T)~x)) WS_BIT(int, bit_width, n - countl_zero(x))
WS_BIT(bool, has_single_bit, x != 0 && (x & (x - 1)) == 0) WS_BIT(T, bit_floor, x ? T(T(1) << (bit_width(x) - 1)) : T(0)) WS_BIT(T, bit_ceil, x <= 1 ? T(1) : T(T(1) << bit_width(T(x - 1))))
template <class T> WS_C T rotl(T x, int s) noexcept { constexpr int n = sizeof(T) * 8; return s % n == 0 ? x : T(x << ((s % n + n) % n) | x >> (n - (s % n + n) % n)); }
template <class T> WS_C T rotr(T x, int s) noexcept { return rotl(x, -s); }
} // namespace std
} // extern "C++"
