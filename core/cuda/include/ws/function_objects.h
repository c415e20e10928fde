// The function objects of <functional> for operators.
#pragma once
#include "ws/utility.h"
extern "C++" {
namespace std {
#define WS_OPERATOR(name, R, e) \
  template <class T = void> struct name { \
    typedef T first_argument_type, second_argument_type; \
    typedef R result_type; \
    WS_C R operator()(const T &a, const T &b) const { return e; } \
  }; \
  template <> struct name<void> { \
    typedef void is_transparent; \
    template <class A, class B> WS_C auto operator()(A &&a, B &&b) const -> decltype(e) { return e; } \
  };
WS_OPERATOR(plus, T, a + b) WS_OPERATOR(minus, T, a - b) WS_OPERATOR(multiplies, T, a *b) WS_OPERATOR(divides, T, a / b)
WS_OPERATOR(modulus, T, a % b) WS_OPERATOR(less, bool, a < b) WS_OPERATOR(greater, bool, a > b) WS_OPERATOR(less_equal, bool, a <= b)
WS_OPERATOR(greater_equal, bool, a >= b) WS_OPERATOR(equal_to, bool, a == b) WS_OPERATOR(not_equal_to, bool, a != b)
WS_OPERATOR(logical_and, bool, a &&b) WS_OPERATOR(logical_or, bool, a || b) WS_OPERATOR(bit_and, T, a &b) WS_OPERATOR(bit_or, T, a | b)
WS_OPERATOR(bit_xor, T, a ^ b)
#define WS_OPERATOR1(name, R, e) \
  template <class T = void> struct name { \
    typedef T argument_type; \
    typedef R result_type; \
    WS_C R operator()(const T &a) const { return e; } \
  }; \
  template <> struct name<void> { \
    typedef void is_transparent; \
    template <class A> WS_C auto operator()(A &&a) const -> decltype(e) { return e; } \
  };
WS_OPERATOR1(negate, T, -a) WS_OPERATOR1(logical_not, bool, !a) WS_OPERATOR1(bit_not, T, ~a)
struct identity { template <class T> WS_C T &&operator()(T &&t) const noexcept { return static_cast<T &&>(t); } };
template <class A, class R> struct unary_function { typedef A argument_type; typedef R result_type; };
template <class A, class B, class R> struct binary_function { typedef A first_argument_type; typedef B second_argument_type; typedef R result_type; };
} // namespace std
} // extern "C++"
