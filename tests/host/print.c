// printf with every conversion, flag and width.
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

static int wrap(char *to, size_t n, const char *format, ...) {
  va_list list, again;
  va_start(list, format);
  va_copy(again, list);
  int a = vsnprintf(to, n, format, list);
  va_end(list);
  int b = vsnprintf(to, n, format, again);
  va_end(again);
  return a == b ? a : -1000;
}

struct big { int v[6]; };

static int sum(int n, ...) {
  va_list list;
  va_start(list, n);
  int total = 0;
  for (int i = 0; i < n; i++) {
    struct big b = va_arg(list, struct big);
    total += b.v[i];
    total += (int)va_arg(list, double);
    total += va_arg(list, int);
  }
  va_end(list);
  return total;
}

int main(void) {
  printf("[%d] [%5d] [%-5d] [%05d] [%+d] [% d] [%.3d] [%8.3d] [%-8.3d|]\n", 42, 42, 42, 42, 42, 42, 7, 7, 7);
  printf("[%d] [%ld] [%lld] [%hd] [%hhd] [%i]\n", INT_MIN, LONG_MIN, LLONG_MAX, (short)70000, (signed char)200, -1);
  printf("[%u] [%lu] [%x] [%X] [%#x] [%#X] [%o] [%#o] [%#x] [%#o]\n", UINT_MAX, ULONG_MAX, 48879, 48879, 48879, 48879, 8, 8, 0, 0);
  printf("[%.0d] [%.0x] [%5.0d] [%+.0d]\n", 0, 0, 0, 0);
  printf("[%c] [%5c] [%-5c] [%s] [%10s] [%-10s] [%.2s] [%10.2s] [%s]\n", 'a', 'b', 'c', "text", "text", "text", "text", "text", (char *)0);
  double values[] = {0, -0.0, 1, 1.5, 0.1, 1e10, 123456.789, 1e-5, 1e100, 5e-324, 1.7976931348623157e308, 0.5, 2.5, 99999.95, 999998.5, 3.14159265358979};
  for (unsigned i = 0; i < sizeof values / sizeof *values; i++) {
    double x = values[i];
    printf("%f|%.0f|%.1f|%10.3f|%-12.2f|%+f|% f|%#.0f|%012.3f\n", x, x, x, x, x, x, x, x, x);
    printf("%e|%.0e|%.3E|%15.4e|%g|%.3g|%G|%#g|%.17g|%.0g|%010.2e\n", x, x, x, x, x, x, x, x, x, x, x);
    printf("%a|%.2a|%A|%20.3a|%.20g\n", x, x, x, x, x);
  }
  double zero = 0.0;
  printf("%f %e %g %F %5.1f %-6f| %+f %06f\n", 1 / zero, -1 / zero, zero / zero, 1 / zero, 1 / zero, 1 / zero, 1 / zero, -1 / zero);
  printf("%2$s %1$s %3$*4$d|%%|%5%|\n", "world", "hello", 7, 5);
  printf("%*d|%-*d|%.*f|%*.*f\n", 6, 1, 6, 2, 2, 3.14159, 8, 1, 2.75);
  int n = 0;
  printf("four%n", &n);
  printf(" %d\n", n);
  printf("%zu %td %jd %p\n", sizeof(int), (ptrdiff_t)-5, (intmax_t)9, (void *)0);
  char buffer[16];
  int length = snprintf(buffer, sizeof buffer, "%s", "a text that is too long");
  printf("%d %s\n", length, buffer);
  length = wrap(buffer, sizeof buffer, "%d-%.2f-%s-%c", 1, 2.5, "x", 'y');
  printf("%d %s\n", length, buffer);
  struct big a = {{1, 2, 3, 4, 5, 6}};
  printf("%d\n", sum(2, a, 10.5, 100, a, 20.5, 200));
  fprintf(stdout, "%s %5.1f%% %lu\n", "done", 99.5f, (unsigned long)strlen("four"));
  fputs("puts", stdout), putchar('\n'), puts("");
  return 0;
}
