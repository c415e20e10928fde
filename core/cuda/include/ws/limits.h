// <limits>
#pragma once
#include "ws/type_traits.h"
#include "ws/numbers_of_c.h"
extern "C++" {
namespace std {
enum float_round_style { round_indeterminate = -1, round_toward_zero, round_to_nearest, round_toward_infinity, round_toward_neg_infinity };
enum float_denorm_style { denorm_indeterminate = -1, denorm_absent, denorm_present };
struct ws_no_limits {
  static constexpr bool is_specialized = false, is_signed = false, is_integer = false, is_exact = false, has_infinity = false,
                        has_quiet_NaN = false, has_signaling_NaN = false, is_iec559 = false, is_bounded = false, is_modulo = false,
                        traps = false, tinyness_before = false, has_denorm_loss = false;
  static constexpr int digits = 0, digits10 = 0, max_digits10 = 0, radix = 0, min_exponent = 0, min_exponent10 = 0, max_exponent = 0, max_exponent10 = 0;
  static constexpr float_denorm_style has_denorm = denorm_absent;
  static constexpr float_round_style round_style = round_toward_zero;
};
template <class T> struct numeric_limits : ws_no_limits {
  WS_C static T min() noexcept { return T(); }
  WS_C static T max() noexcept { return T(); }
  WS_C static T lowest() noexcept { return T(); }
};
template <class T> struct ws_limits : ws_no_limits {
  static constexpr bool is_specialized = true, is_signed = T(-1) < T(0), is_integer = true, is_exact = true, is_bounded = true, is_modulo = !is_signed, traps = true;
  static constexpr int radix = 2, digits = (int)(sizeof(T) * 8) - is_signed, digits10 = digits * 643 / 2136;
  WS_C static T min() noexcept { return is_signed ? T(-max() - 1) : T(0); }
  WS_C static T lowest() noexcept { return min(); }
  WS_C static T max() noexcept { return is_signed ? T((((T(1) << (sizeof(T) * 8 - 2)) - 1) << 1) + 1) : T(~T(0)); }
  WS_C static T epsilon() noexcept { return 0; }
  WS_C static T round_error() noexcept { return 0; }
  WS_C static T infinity() noexcept { return 0; }
  WS_C static T quiet_NaN() noexcept { return 0; }
  WS_C static T signaling_NaN() noexcept { return 0; }
  WS_C static T denorm_min() noexcept { return 0; }
};
#define WS_LIMITS(T) template <> struct numeric_limits<T> : ws_limits<T> {};
WS_LIMITS(char) WS_LIMITS(signed char) WS_LIMITS(unsigned char) WS_LIMITS(wchar_t) WS_LIMITS(char16_t) WS_LIMITS(char32_t)
WS_LIMITS(short) WS_LIMITS(unsigned short) WS_LIMITS(int) WS_LIMITS(unsigned) WS_LIMITS(long) WS_LIMITS(unsigned long)
WS_LIMITS(long long) WS_LIMITS(unsigned long long)
template <> struct numeric_limits<bool> : ws_limits<unsigned char> {
  static constexpr int digits = 1, digits10 = 0;
  static constexpr bool is_modulo = false;
  WS_C static bool min() noexcept { return false; }
  WS_C static bool max() noexcept { return true; }
  WS_C static bool lowest() noexcept { return false; }
};
#define WS_FLOAT_LIMITS(T, S, P, D) \
  template <> struct numeric_limits<T> : ws_no_limits { \
    static constexpr bool is_specialized = true, is_signed = true, has_infinity = true, has_quiet_NaN = true, has_signaling_NaN = true, is_iec559 = true, is_bounded = true; \
    static constexpr int radix = 2, digits = __##P##_MANT_DIG__, digits10 = __##P##_DIG__, max_digits10 = D, min_exponent = __##P##_MIN_EXP__, \
                         min_exponent10 = __##P##_MIN_10_EXP__, max_exponent = __##P##_MAX_EXP__, max_exponent10 = __##P##_MAX_10_EXP__; \
    static constexpr float_denorm_style has_denorm = denorm_present; \
    static constexpr float_round_style round_style = round_to_nearest; \
    WS_C static T min() noexcept { return __##P##_MIN__; } \
    WS_C static T max() noexcept { return __##P##_MAX__; } \
    WS_C static T lowest() noexcept { return -__##P##_MAX__; } \
    WS_C static T epsilon() noexcept { return __##P##_EPSILON__; } \
    WS_C static T round_error() noexcept { return (T)0.5; } \
    WS_C static T infinity() noexcept { return __builtin_huge_val##S(); } \
    WS_C static T quiet_NaN() noexcept { return __builtin_nan##S(""); } \
    WS_C static T signaling_NaN() noexcept { return __builtin_nans##S(""); } \
    WS_C static T denorm_min() noexcept { return __##P##_DENORM_MIN__; } \
  };
WS_FLOAT_LIMITS(float, f, FLT, 9) WS_FLOAT_LIMITS(double, , DBL, 17)
#ifndef __CUDA_ARCH__
WS_FLOAT_LIMITS(long double, l, LDBL, (__LDBL_MANT_DIG__ == 53 ? 17 : 21))
#else
template <> struct numeric_limits<long double> : numeric_limits<double> {};
#endif
template <class T> struct numeric_limits<const T> : numeric_limits<T> {};
template <class T> struct numeric_limits<volatile T> : numeric_limits<T> {};
} // namespace std
} // extern "C++"
