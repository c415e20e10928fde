// Reads settings with POSIX regular expressions, then scales by them.
#include <regex.h>
#include <stdio.h>
#include <string.h>
#include <stdlib.h>
#include <cuda_runtime.h>
__global__ void axpb(float *x, float a, float b, int n) { int i = blockDim.x * blockIdx.x + threadIdx.x; if (i < n) x[i] = a * x[i] + b; }
static int setting(const char *line, char *key, double *value) {
  regex_t re; regmatch_t m[4];
  if (regcomp(&re, "^[[:space:]]*([a-z_]+)[[:space:]]*=[[:space:]]*(-?[0-9]+(\\.[0-9]*)?)", REG_EXTENDED)) return -1;
  int r = regexec(&re, line, 4, m, 0);
  if (!r) {
    int len = m[1].rm_eo - m[1].rm_so;
    memcpy(key, line + m[1].rm_so, len); key[len] = 0;
    *value = atof(line + m[2].rm_so);
  }
  regfree(&re);
  return r;
}
int main() {
  const char *lines[] = {"scale = 2.5", "  offset=-1", "# comment", "n = 300 elements", "bad line"};
  double scale = 0, offset = 0; int n = 0;
  for (const char *l : lines) {
    char key[32]; double v;
    if (setting(l, key, &v)) { printf("ignored: %s\n", l); continue; }
    printf("%s -> %g\n", key, v);
    if (!strcmp(key, "scale")) scale = v; else if (!strcmp(key, "offset")) offset = v; else n = (int)v;
  }
  regex_t re; char msg[100];
  int rc = regcomp(&re, "a(b", REG_EXTENDED);
  regerror(rc, &re, msg, sizeof msg);
  printf("error %d: %s\n", rc != 0, msg);
  rc = regcomp(&re, "HELLO", REG_ICASE | REG_NOSUB);
  printf("icase: %d %d\n", regexec(&re, "say hello", 0, NULL, 0), regexec(&re, "say hullo", 0, NULL, 0) == REG_NOMATCH);
  regfree(&re);
  float *h = (float *)malloc(n * sizeof *h), *d;
  for (int i = 0; i < n; i++) h[i] = i;
  cudaMalloc(&d, n * sizeof *d); cudaMemcpy(d, h, n * sizeof *d, cudaMemcpyHostToDevice);
  axpb<<<(n + 127) / 128, 128>>>(d, scale, offset, n);
  cudaMemcpy(h, d, n * sizeof *d, cudaMemcpyDeviceToHost);
  int bad = 0; for (int i = 0; i < n; i++) bad += h[i] != 2.5f * i - 1;
  printf("%d bad, last %.1f\n", bad, h[n - 1]);
  cudaFree(d); free(h); return bad;
}
