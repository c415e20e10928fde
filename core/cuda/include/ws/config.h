// What all headers share: attributes, integer types, and whether this is CUDA.
//
// The same text is compiled three ways: device code of a .cu file, host code of a .cu file, and plain C or C++.
#pragma once

// Attributes of functions that device code may call too.
#ifdef __CUDA__
#define WS_ATTR_HD __attribute__((host, device))
#define WS_ATTR_H __attribute__((host))
#else
#define WS_ATTR_HD
#define WS_ATTR_H
#endif

// C functions do not throw; an attribute, not `noexcept`, so that programs may declare them again.
#define WS_NX __attribute__((nothrow))

#ifdef __cplusplus
#define WS_C WS_ATTR_HD constexpr
// What C++11 does not let be constexpr: functions that change their object, have loops, or return nothing.
#if __cplusplus >= 201402L
#define WS_M WS_ATTR_HD constexpr
#else
#define WS_M WS_ATTR_HD inline
#endif
#ifdef __cpp_exceptions
#define WS_THROW(...) throw __VA_ARGS__
#else
#define WS_THROW(...) __builtin_trap()
#endif
extern "C++" {
#endif

typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef __INT64_TYPE__ int64_t;
typedef __UINT64_TYPE__ uint64_t;
typedef __INTPTR_TYPE__ intptr_t;
typedef __UINTPTR_TYPE__ uintptr_t;
typedef __INTMAX_TYPE__ intmax_t;
typedef __UINTMAX_TYPE__ uintmax_t;
typedef signed char int_least8_t, int_fast8_t;
typedef unsigned char uint_least8_t, uint_fast8_t;
typedef short int_least16_t;
typedef unsigned short uint_least16_t;
typedef int int_least32_t;
typedef unsigned int uint_least32_t;
typedef __INT64_TYPE__ int_least64_t, int_fast64_t, int_fast32_t, int_fast16_t;
typedef __UINT64_TYPE__ uint_least64_t, uint_fast64_t, uint_fast32_t, uint_fast16_t;
typedef unsigned int uint;
typedef unsigned short ushort;
typedef unsigned long ulong;

#ifdef __cplusplus
} // extern "C++"
#else
typedef __WCHAR_TYPE__ wchar_t;
#endif
#ifndef NULL
#ifdef __cplusplus
#define NULL __null
#else
#define NULL ((void *)0)
#endif
#endif
#ifndef offsetof
#define offsetof(type, member) __builtin_offsetof(type, member)
#endif
