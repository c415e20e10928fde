// Text in C: fields of a table, a hash table of strings, variadic messages, formats.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <time.h>
#include <ctype.h>
#include <stdarg.h>
#include <unistd.h>
#include <sys/types.h>
#include <sys/resource.h>
#include <errno.h>
#include <limits.h>
#include <float.h>
#include <stdbool.h>
#include <stddef.h>
#ifndef MAX
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#endif
#define FATAL(fmt, ...) do { fprintf(stderr, "[fatal] " fmt "\n", ##__VA_ARGS__); abort(); } while (0)
#define SWAP(T, a, b) do { T t_ = (a); (a) = (b); (b) = t_; } while (0)
typedef struct node {
  char *key;
  double value;
  struct node *next;
} node;
static node *buckets[64];
static unsigned hash(const char *s) {
  unsigned h = 5381;
  while (*s) h = h * 33 ^ (unsigned char)*s++;
  return h;
}
static void put(const char *k, double v) {
  unsigned h = hash(k) % 64;
  for (node *n = buckets[h]; n; n = n->next) if (!strcmp(n->key, k)) {
    n->value += v;
    return;
  }
  node *n = (node *)malloc(sizeof *n);
  n->key = strdup(k);
  n->value = v;
  n->next = buckets[h];
  buckets[h] = n;
}
static void logf_(int level, const char *fmt, ...) {
  static const char *names[] = {"DEBUG", "INFO", "WARN"};
  va_list ap;
  va_start(ap, fmt);
  char buf[128];
  int n = vsnprintf(buf, sizeof buf, fmt, ap);
  va_end(ap);
  printf("%-5s (%d) %s\n", names[level], n, buf);
}
static int by_key(const void *a, const void *b) { return strcmp((*(node **)a)->key, (*(node **)b)->key); }
__global__ void logistic(const double *x, double *y, int n, int iters) {
  int i = blockDim.x * blockIdx.x + threadIdx.x;
  if (i >= n) return;
  double v = x[i];
  for (int k = 0; k < iters; k++) v = 3.7 * v * (1.0 - v);
  y[i] = v;
}
int main(int argc, char **argv) {
  const char *csv = "name, value ,w\nalpha,1.5,3\nbeta,-2e-1,4\nalpha,0x10,5\n\"gamma\",nan,6\n";
  FILE *f = fopen("data.csv", "w+");
  if (!f) FATAL("fopen: %s", strerror(errno));
  fputs(csv, f);
  rewind(f);
  char *line = NULL;
  size_t cap = 0;
  ssize_t len;
  int lineno = 0;
  double xs[16];
  int n = 0;
  while ((len = getline(&line, &cap, f)) > 0) {
    if (lineno++ == 0) {
      char *save;
      for (char *t = strtok_r(line, ",\n", &save); t; t = strtok_r(NULL, ",\n", &save)) {
        while (isspace((unsigned char)*t)) t++;
        printf("[%s]", t);
      }
      printf("\n");
      continue;
    }
    char key[32];
    double v;
    int w, used = 0;
    if (sscanf(line, "%31[^,],%lf,%d%n", key, &v, &w, &used) != 3) FATAL("line %d", lineno);
    if (!isnan(v)) put(key, v * w);
    xs[n++] = (double)w / 10 + 0.01;
  }
  free(line);
  printf("pos %ld size ", ftell(f));
  fseek(f, 0, SEEK_END);
  printf("%ld eof %d\n", ftell(f), feof(f));
  fclose(f);
  remove("data.csv");
  node *all[64];
  int m = 0;
  for (int i = 0; i < 64; i++) for (node *p = buckets[i]; p; p = p->next) all[m++] = p;
  qsort(all, m, sizeof *all, by_key);
  for (int i = 0; i < m; i++) printf("%-8s|%+9.3f|%5s|%05d|%x|%#o|%.3e|%g\n", all[i]->key, all[i]->value, "ab", i, 255 + i, 8, all[i]->value, 1e10);
  logf_(1, "%s %*d %.*f %c %%", "args", 5, 42, 2, 3.14159, 'z');
  logf_(2, "%lu %zu %hhd %lld %p", 1ul, sizeof(int), 300, -1ll, (void *)0);
  double *dx, *dy, ys[16];
  cudaMalloc((void **)&dx, sizeof xs);
  cudaMalloc((void **)&dy, sizeof ys);
  cudaMemcpy(dx, xs, n * sizeof *xs, cudaMemcpyHostToDevice);
  logistic<<<1, 32>>>(dx, dy, n, 20);
  cudaMemcpy(ys, dy, n * sizeof *ys, cudaMemcpyDeviceToHost);
  int bad = 0;
  for (int i = 0; i < n; i++) {
    double v = xs[i];
    for (int k = 0; k < 20; k++) v = 3.7 * v * (1 - v);
    bad += fabs(v - ys[i]) > 1e-6;
    printf("%.4f ", ys[i]);
  }
  puts("");
  struct tm tm;
  memset(&tm, 0, sizeof tm);
  tm.tm_year = 124;
  tm.tm_mon = 1;
  tm.tm_mday = 29;
  char date[64];
  strftime(date, sizeof date, "%Y-%m-%d %a", &tm);
  printf("%s %d %ld %.2f\n", date, (int)strtol("077", NULL, 0), labs(-5l), fmod(7.5, 2));
  struct rusage ru;
  printf("%d %d %s\n", getrusage(RUSAGE_SELF, &ru), INT_MAX, getenv("NOPE") ? "set" : "unset");
  srand(1);
  srand48(2);
  const int first = rand(), second = rand() % 100;
  const double third = drand48();
  printf("%d %d %.6f %ld\n", first, second, third, lrand48());
  int a = 1, b = 2;
  SWAP(int, a, b);
  printf("%d %d %td\n", a, MAX(a, b), (char *)&all[3] - (char *)&all[0]);
  char big[8];
  printf("%d %s\n", snprintf(big, sizeof big, "%s", "truncated text"), big);
  cudaFree(dx);
  cudaFree(dy);
  printf("%s\n", bad ? "FAILED" : "PASSED");
  return bad;
}
