// assert(): a call of the host's or the device's own function. Included anew each time, since NDEBUG may have changed.
#ifndef WS_ASSERT
#define WS_ASSERT 1
#include "ws/libc.h"
#ifdef __CUDA__
extern "C" __attribute__((device, noreturn)) void __assertfail(const char *, const char *, unsigned, const char *, size_t);
extern "C++" {
static inline __attribute__((device, always_inline, nodebug)) void ws_assert(bool holds, const char *text, const char *file, unsigned line, const char *fn) {
  if (!holds) __assertfail(text, file, line, fn, 1);
}
static inline __attribute__((host, always_inline, nodebug)) void ws_assert(bool holds, const char *text, const char *file, unsigned line, const char *fn) {
  if (!holds) __assert_fail(text, file, line, fn);
}
} // extern "C++"
#endif
#endif
#undef assert
#ifdef NDEBUG
#define assert(e) ((void)0)
#elif defined(__CUDA__)
#define assert(e) ws_assert(static_cast<bool>(e), #e, __FILE__, __LINE__, __PRETTY_FUNCTION__)
#elif defined(__cplusplus)
#define assert(e) (static_cast<bool>(e) ? (void)0 : __assert_fail(#e, __FILE__, __LINE__, __PRETTY_FUNCTION__))
#else
#define assert(e) ((e) ? (void)0 : __assert_fail(#e, __FILE__, __LINE__, __func__))
#define static_assert _Static_assert
#endif
