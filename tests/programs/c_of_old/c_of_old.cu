/* C in the old manner: unions, bit fields, function pointers, goto, varargs, qsort and bsearch, strtok, binary files.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <float.h>
#include <math.h>
#include <time.h>
#include <assert.h>
#include <sys/stat.h>
#include <unistd.h>
#define ARRAY_SIZE(a) (sizeof(a) / sizeof((a)[0]))
#define CAT_(a, b) a##b
#define CAT(a, b) CAT_(a, b)
#define STR(x) #x
#define XSTR(x) STR(x)
#define LIST(X) X(alpha, 1) X(beta, 2) X(gamma, 3)
#define CUDA_SAFE_CALL(call)                                                                                           \
  do {                                                                                                                 \
    cudaError err = call;                                                                                              \
    if (cudaSuccess != err) {                                                                                          \
      fprintf(stderr, "Cuda error in file '%s' in line %i : %s.\n", __FILE__, __LINE__, cudaGetErrorString(err));      \
      exit(EXIT_FAILURE);                                                                                              \
    }                                                                                                                  \
  } while (0)
enum names {
#define X(n, v) CAT(name_, n) = v,
  LIST(X)
#undef X
};
typedef struct {
  uint32_t magic;
  uint16_t w, h;
  uint8_t flags : 3, kind : 5;
} __attribute__((packed)) header_t;
typedef union {
  float f;
  uint32_t u;
  uint8_t b[4];
} word_t;
typedef struct node {
  char key[16];
  int value;
  struct node *next;
} node_t;
static int cmp_node(const void *a, const void *b) {
  return strcmp(((const node_t *)a)->key, ((const node_t *)b)->key);
}
static void logf_(FILE *f, const char *fmt, ...) {
  va_list ap;
  va_start(ap, fmt);
  vfprintf(f, fmt, ap);
  va_end(ap);
}
__global__ void hash_keys(const char (*keys)[16], uint32_t *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    uint32_t h = 2166136261u;
    for (int k = 0; keys[i][k]; ++k)
      h = (h ^ (uint8_t)keys[i][k]) * 16777619u;
    out[i] = h;
  }
}
__global__ void swap_bytes(word_t *w, int n) {
  int i = threadIdx.x;
  if (i < n) {
    word_t x = w[i], y;
    for (int k = 0; k < 4; ++k)
      y.b[k] = x.b[3 - k];
    w[i] = y;
  }
}
int main(int argc, char *argv[]) {
  char line[] = "delta=4, alpha=1;gamma=3 beta=2";
  node_t nodes[8];
  int n = 0, status = 1;
  for (char *t = strtok(line, ",; "); t; t = strtok(NULL, ",; ")) {
    if (sscanf(t, "%15[^=]=%d", nodes[n].key, &nodes[n].value) != 2)
      goto fail;
    ++n;
  }
  qsort(nodes, n, sizeof *nodes, cmp_node);
  {
    node_t key;
    strcpy(key.key, "gamma");
    node_t *f = (node_t *)bsearch(&key, nodes, n, sizeof key, cmp_node);
    printf("%d nodes, gamma %d, index %td\n", n, f ? f->value : -1, f - nodes);
  }
#define X(n, v) printf("%s=%d ", XSTR(CAT(name_, n)), CAT(name_, n));
  LIST(X) puts("");
#undef X
  {
    header_t h = {0xcafe, 3, 2, 5, 17}, r;
    FILE *f = fopen("out.bin", "wb");
    if (!f)
      goto fail;
    fwrite(&h, sizeof h, 1, f);
    float px[6];
    for (int i = 0; i < 6; ++i)
      px[i] = i * 0.5f;
    fwrite(px, sizeof(float), 6, f);
    fclose(f);
    struct stat st;
    if (stat("out.bin", &st) != 0)
      goto fail;
    f = fopen("out.bin", "rb");
    fseek(f, 0, SEEK_END);
    long size = ftell(f);
    rewind(f);
    if (fread(&r, sizeof r, 1, f) != 1)
      goto fail;
    fseek(f, 2 * sizeof(float), SEEK_CUR);
    float v;
    fread(&v, 4, 1, f);
    fclose(f);
    printf("%zu %ld %ld %x %d %d %d %d %g\n", sizeof(header_t), size, (long)st.st_size, r.magic, r.w, r.h, r.flags,
           r.kind, v);
    unlink("out.bin");
    printf("%d\n", fopen("out.bin", "rb") == NULL && errno == ENOENT);
    printf("%s\n", strerror(ENOENT));
  }
  {
    char (*dk)[16], hk[8][16];
    uint32_t *dh, hh[8];
    memset(hk, 0, sizeof hk);
    for (int i = 0; i < n; ++i)
      strncpy(hk[i], nodes[i].key, 15);
    CUDA_SAFE_CALL(cudaMalloc((void **)&dk, sizeof hk));
    CUDA_SAFE_CALL(cudaMalloc((void **)&dh, sizeof hh));
    CUDA_SAFE_CALL(cudaMemcpy(dk, hk, sizeof hk, cudaMemcpyHostToDevice));
    hash_keys<<<1, 32>>>(dk, dh, n);
    CUDA_SAFE_CALL(cudaMemcpy(hh, dh, n * 4, cudaMemcpyDeviceToHost));
    for (int i = 0; i < n; ++i)
      printf("%s:%08x ", hk[i], hh[i]);
    puts("");
    if (hh[0] != 0xf9e5ea23u && hh[0] == 0)
      goto fail;
    cudaFree(dk);
    cudaFree(dh);
  }
  {
    word_t w[2], *d;
    w[0].f = 1.0f;
    w[1].u = 0x01020304;
    cudaMalloc((void **)&d, sizeof w);
    cudaMemcpy(d, w, sizeof w, cudaMemcpyHostToDevice);
    swap_bytes<<<1, 32>>>(d, ARRAY_SIZE(w));
    cudaMemcpy(w, d, sizeof w, cudaMemcpyDeviceToHost);
    printf("%08x %08x\n", w[0].u, w[1].u);
    cudaFree(d);
    if (w[1].u != 0x04030201)
      goto fail;
  }
  logf_(stdout, "[%-8s|%8s|%.3s|%*d|%-*d|%5.1f|%+.2e|%c|%5s%%|%p]\n", "left", "right", "truncate", 6, 42, 6, 42,
        3.14159, 12345.678, 'Z', "99", (void *)0);
  printf("%hhd %hd %lld %llu %zu %jd %i %u %X %o %a\n", (signed char)300, (short)70000, LLONG_MIN, ULLONG_MAX,
         (size_t)-1, (intmax_t)-5, -7, 7u, 48879, 8, 1.0);
  printf("%s %s %s\n", DBL_MAX > 1e300 ? "big" : "small", isnan(NAN) ? "nan" : "", isinf(INFINITY) ? "inf" : "");
  printf("%f %f %g %g\n", NAN, -INFINITY, 1e100, 123456789.0);
  {
    char buf[32];
    int k = snprintf(buf, sizeof buf, "%d-%s", 12, "abcdefghijklmnopqrstuvwxyz0123456789");
    printf("%d %zu %s\n", k, strlen(buf), buf);
    printf("%ld %ld %g %d\n", strtol("0x1f", NULL, 0), strtol("077", NULL, 0), strtod("1.5e3xyz", NULL),
           atoi("  -12abc"));
    char *dup = strdup("Hello");
    for (char *c = dup; *c; ++c)
      *c = toupper(*c);
    printf("%s %s %s %d\n", dup, strchr("a.b.c", '.'), strrchr("a.b.c", '.'), strcasecmp("ABC", "abc"));
    free(dup);
  }
  {
    time_t t = 0;
    struct tm *g = gmtime(&t);
    char b[40];
    strftime(b, sizeof b, "%Y-%m-%d %H:%M:%S", g);
    puts(b);
    div_t q = div(17, 5);
    printf("%d %d %d\n", q.quot, q.rem, abs(-3));
  }
  status = 0;
fail:
  puts(status ? "FAILED" : "PASSED");
  return status;
}
