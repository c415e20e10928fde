// printf of host and device: widths, precisions, flags, lengths.
#include <cstdio>
#include <cstdint>
#include <cinttypes>
#include <climits>
#include <cfloat>
#include <cstddef>
__global__ void k(double x, long long v) {
  if (threadIdx.x == 1) {
    printf("[%5d|%-5d|%05d|%+d|% d]\n", 42, 42, 42, 42, 42);
    printf("[%8.3f|%-10.2e|%g|%G]\n", x, x, x, x * 1e-10);
    printf("[%llx|%llo|%#llx|%lld]\n", v, v, v, -v);
    printf("[%c|%s|%10s|%-10s|%.2s]\n", 'z', "str", "right", "left", "cut");
    printf("[%u|%hu|%%]\n", 4000000000u, (unsigned short)65535);
    printf("[%6d|%-6d|%.2f]\n", 7, 7, x);
    printf("[%a]\n", 1.0);
  }
}
int main() {
  printf("%zu %td %jd %" PRIu64 " %" PRId32 " %" PRIx64 "\n", sizeof(int), (ptrdiff_t)-3, (intmax_t)LLONG_MIN, UINT64_MAX, INT32_MIN, (uint64_t)0xdeadbeefcafe);
  printf("%e %E %g %g %g\n", DBL_MAX, FLT_MIN, 1e5, 1e-5, 123456789.0);
  printf("%.0f %.0f %.0f %#.0f %5.1f%%\n", 0.5, 1.5, 2.5, 3.0, 99.95);
  printf("|%-8s|%8s|%.3s|%c|\n", "ab", "cd", "efghij", 'x');
  printf("%s %s\n", "inf/nan:", "ok"); printf("%f %F %e\n", 1.0 / 0.0 * 1, -INFINITY, (double)NAN < 0 ? 1.0 : 2.0);
  printf("%2$s %1$s\n", "world", "hello");
  int n; printf("count%n\n", &n); printf("%d\n", n);
  printf("%x %X %#o %#x\n", 255, 255, 8, 0);
  printf("%p %d\n", (void *)0, 1 == 1);
  printf("%'d|%+.3d|%08.3f|%-+6d|\n", 1234567, 5, -3.14159, 12);
  printf("%hhu %*d %-*d| %.*f %Lf\n", 511, 4, 7, 4, 7, 2, 2.345, (long double)1.25);
  k<<<1, 32>>>(3.14159265, 0x123456789abcLL);
  cudaDeviceSynchronize();
}
