// Messages about errors, and exits with them.
#pragma once
#include "ws/enter.h"
#include "ws/posix.h"
#include "ws/libc.h"
#ifdef __cplusplus
extern "C++" {
#endif
static inline WS_ATTR_H void ws_warn(int with_error, const char *format, __builtin_va_list args) {
  int e = errno;
  fprintf(stderr, "program: ");
  vfprintf(stderr, format, args);
  if (with_error) fprintf(stderr, ": %s", strerror(e));
  fprintf(stderr, "\n");
}
#define WS_WARN(name, with_error) static inline WS_ATTR_H void name(const char *format, ...) { __builtin_va_list a; __builtin_va_start(a, format); ws_warn(with_error, format, a); __builtin_va_end(a); }
#define WS_ERR(name, with_error) static inline WS_ATTR_H void name(int code, const char *format, ...) { __builtin_va_list a; __builtin_va_start(a, format); ws_warn(with_error, format, a); __builtin_va_end(a); exit(code); }
WS_WARN(warn, 1) WS_WARN(warnx, 0) WS_ERR(err, 1) WS_ERR(errx, 0)
#ifdef __cplusplus
} // extern "C++"
#endif
#include "ws/leave.h"
