// Numbers from text, integers of all widths, conversions and bits.
#include <errno.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned __int128 u128;
typedef __int128 i128;

static void show128(const char *name, u128 v) {
  printf("%s %016lx%016lx\n", name, (unsigned long)(v >> 64), (unsigned long)v);
}

int main(int argc, char **argv) {
  const char *texts[] = {"12", "  -7x", "0x1f", "077", "99999999999999999999", "-99999999999999999999", "z", "", "+5", "1e3"};
  for (int i = 0; i < 10; i++) {
    char *end;
    errno = 0;
    long a = strtol(texts[i], &end, 0);
    int e = errno;
    printf("%ld %d %d | %lu %d %ld %d\n", a, (int)(end - texts[i]), e, strtoul(texts[i], 0, 10), atoi(texts[i]), strtol(texts[i], 0, 36), (int)atoll(texts[i]));
  }
  const char *reals[] = {"1.5", "  -2.25e2z", "1e400", "-1e400", "1e-400", "4.9e-324", "0x1.8p3", "inf", "nan", ".5", "5.", ".", "1e", "1.7976931348623159e308", "123456789012345678901234567890", "0.1e-6"};
  for (int i = 0; i < 16; i++) {
    char *end;
    double x = strtod(reals[i], &end);
    printf("%.17g %d %.9g\n", x, (int)(end - reals[i]), strtof(reals[i], 0));
  }
  volatile uint8_t a8 = 250;
  volatile int8_t s8 = -3;
  volatile int16_t s16 = -12345;
  volatile uint64_t u64 = 0xfedcba9876543210ull;
  printf("%d %d %d %d %d\n", (uint8_t)(a8 + 10), s8 / 2, s8 >> 1, s16 % 7, (int8_t)(s8 * 50));
  printf("%d %d %d %lx %d\n", __builtin_popcountll(u64), __builtin_clzll(u64 >> 3), __builtin_ctzll(u64), __builtin_bswap64(u64), __builtin_ffs(0x80));
  printf("%lx %x\n", (u64 << 13) | (u64 >> 51), (uint32_t)u64 << 7 | (uint32_t)u64 >> 25);
  volatile u128 big = ((u128)0x123456789abcdefull << 64) | 0xfedcba9876543210ull;
  volatile i128 neg = -(i128)big;
  show128("big", big * 3 + 1);
  show128("div", big / 1000007);
  show128("mod", big % 1000007);
  show128("neg", (u128)(neg / 12345));
  show128("shl", big << 37);
  show128("sar", (u128)(neg >> 70));
  printf("%d %d %.17g %.17g\n", big > (u128)neg, neg < 0, (double)big, (double)neg);
  int over;
  printf("%d %d\n", __builtin_mul_overflow(argc * 1000000, 1000000, &over), __builtin_add_overflow(argc, 5, &over));
  volatile double d = 3.99, m = -3.99, huge = 1e20;
  volatile float f = 16777217.0f;
  printf("%d %d %ld %u %lu %d %d\n", (int)d, (int)m, (long)d, (unsigned)d, (unsigned long)1e19, (int)huge, (char)d);
  printf("%.9g %.9g %.17g %.9g\n", f, (float)0.1, (double)(float)0.1, (float)u64);
  printf("%.17g %.17g %.17g %.17g\n", (double)u64, (double)(int64_t)u64, floor(m), ceil(m));
  printf("%.17g %.17g %.17g %.17g %ld %ld\n", trunc(m), round(2.5), rint(2.5), fmod(m, 1.25), lround(2.5), lrint(3.5));
  printf("%.17g %.17g %.17g %d\n", fmin(d, m), fmax(d, NAN), copysign(d, m), isnan(NAN) && !isinf(d));
  printf("%.9g %.9g\n", sqrtf(2.0f), hypotf(3.0f, 4.0f));
  int e;
  double frac = frexp(48.0, &e), whole;
  printf("%g %d %g", frac, e, ldexp(frac, 3));
  whole = trunc(-2.75), frac = -2.75 - whole;
  printf(" %g %g\n", frac, whole);
  div_t q = div(-17, 5);
  ldiv_t l = ldiv(-17, 5);
  printf("%d %d %ld %ld %d %ld\n", q.quot, q.rem, l.quot, l.rem, abs(-4), labs(-5L));
  return argc == 1 && argv[0] != 0 ? 0 : 1;
}
