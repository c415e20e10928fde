// <charconv>: whole numbers by hand, floating-point numbers through C.
#pragma once
#include "ws/math.h"
#include "ws/strings.h"
#include "ws/system_error.h"
extern "C++" {
namespace std {
enum class chars_format { scientific = 1, fixed = 2, hex = 4, general = 3 };
struct to_chars_result { char *ptr; errc ec; };
struct from_chars_result { const char *ptr; errc ec; };
inline to_chars_result ws_put_chars(char *a, char *b, const char *s, size_t n) {
  if ((size_t)(b - a) < n) return {b, (errc)75};
  __builtin_memcpy(a, s, n);
  return {a + n, errc()};
}
template <class I, class = enable_if_t<is_integral<I>::value>> to_chars_result to_chars(char *a, char *b, I v, int base = 10) {
  char room[72], *end = room + sizeof room, *p = end;
  bool negative = v < 0;
  unsigned long n = negative ? 0 - (unsigned long)v : (unsigned long)v;
  do *--p = "0123456789abcdefghijklmnopqrstuvwxyz"[n % base]; while (n /= base);
  if (negative) *--p = '-';
  return ws_put_chars(a, b, p, end - p);
}
// The shortest text that reads back as the same number.
inline to_chars_result to_chars(char *a, char *b, double v) {
  char best[400], other[400];
  int n = 0;
  for (int digits = 0; digits < 17; ++digits) {
    n = snprintf(best, sizeof best, "%.*e", digits, v);
    if (strtod(best, nullptr) == v || v != v) {
      int m = snprintf(other, sizeof other, "%.*f", digits > (int)(v != 0 && v - v == 0 ? floor(log10(fabs(v))) : 0) ? digits - (int)(v != 0 && v - v == 0 ? floor(log10(fabs(v))) : 0) : 0, v);
      if (m <= n) return ws_put_chars(a, b, other, m);
      break;
    }
  }
  return ws_put_chars(a, b, best, n);
}
inline to_chars_result to_chars(char *a, char *b, double v, chars_format f, int precision) {
  char room[512];
  int n = snprintf(room, sizeof room, f == chars_format::fixed ? "%.*f" : f == chars_format::scientific ? "%.*e" : f == chars_format::hex ? "%.*a" : "%.*g", precision, v);
  return ws_put_chars(a, b, room, n);
}
template <class I, class = enable_if_t<is_integral<I>::value>> from_chars_result from_chars(const char *a, const char *b, I &v, int base = 10) {
  const char *p = a;
  bool negative = p != b && *p == '-' && I(-1) < I(0), over = false;
  if (negative) ++p;
  unsigned long n = 0;
  const char *first = p;
  for (; p != b; ++p) {
    unsigned d = *p >= '0' && *p <= '9' ? *p - '0' : (*p | 32) >= 'a' && (*p | 32) <= 'z' ? (*p | 32) - 'a' + 10 : 99;
    if (d >= (unsigned)base) break;
    if (n > (ULONG_MAX - d) / base) over = true;
    n = n * base + d;
  }
  if (p == first) return {a, errc::invalid_argument};
  unsigned long most = I(-1) < I(0) ? (1ul << (sizeof(I) * 8 - 1)) - !negative : ~0ul >> (64 - sizeof(I) * 8);
  if (over || n > most) return {p, errc::result_out_of_range};
  v = (I)(negative ? 0 - n : n);
  return {p, errc()};
}
inline from_chars_result from_chars(const char *a, const char *b, double &v, chars_format = chars_format::general) {
  string s(a, b - a);
  char *end;
  if (s.empty() || ::isspace((unsigned char)s[0]) || s[0] == '+') return {a, errc::invalid_argument};
  double d = strtod(s.c_str(), &end);
  if (end == s.c_str()) return {a, errc::invalid_argument};
  v = d;
  return {a + (end - s.c_str()), errc()};
}
inline from_chars_result from_chars(const char *a, const char *b, float &v, chars_format f = chars_format::general) {
  double d = v;
  from_chars_result r = from_chars(a, b, d, f);
  v = (float)d;
  return r;
}
} // namespace std
} // extern "C++"
