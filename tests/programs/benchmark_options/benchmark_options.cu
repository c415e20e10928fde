// Options, timers and a file of results, as benchmarks have them.
// run: -- --size 5000 -i 3 --block=128 --alpha 0.5 --output times.csv rest
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <sys/time.h>
#include <cuda_runtime.h>

#define CHECK(call)                                                                                  \
  do {                                                                                               \
    cudaError_t status_ = call;                                                                      \
    if (status_ != cudaSuccess) {                                                                    \
      fprintf(stderr, "%s:%d: %s (%s)\n", __FILE__, __LINE__, cudaGetErrorString(status_), cudaGetErrorName(status_)); \
      exit(EXIT_FAILURE);                                                                            \
    }                                                                                                \
  } while (0)

typedef struct {
  int n, iters, block, verbose;
  float alpha;
  char out[256];
} options_t;

static struct option long_opts[] = {
    {"size", required_argument, NULL, 'n'}, {"iterations", required_argument, NULL, 'i'},
    {"block", required_argument, NULL, 'b'}, {"alpha", required_argument, 0, 'a'},
    {"output", required_argument, 0, 'o'},  {"verbose", no_argument, 0, 'v'},
    {"help", no_argument, 0, 'h'},          {0, 0, 0, 0}};

static void usage(const char *prog) {
  fprintf(stderr, "usage: %s [--size N] [--iterations K] [--block B] [--alpha A] [--output FILE] [-v]\n", prog);
}

static double wtime(void) {
  struct timeval tv;
  gettimeofday(&tv, NULL);
  return (double)tv.tv_sec + 1e-6 * tv.tv_usec;
}

__global__ void triad(float *__restrict__ a, const float *__restrict__ b, const float *__restrict__ c, float s, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) a[i] = b[i] + s * c[i];
}

int cmp_double(const void *x, const void *y) {
  double a = *(const double *)x, b = *(const double *)y;
  return (a > b) - (a < b);
}

int main(int argc, char **argv) {
  options_t opt = {1 << 14, 10, 256, 0, 3.0f, ""};
  int c, idx = 0;
  while ((c = getopt_long(argc, argv, "n:i:b:a:o:vh", long_opts, &idx)) != -1) {
    switch (c) {
      case 'n': opt.n = (int)strtol(optarg, NULL, 0); break;
      case 'i': opt.iters = atoi(optarg); break;
      case 'b': opt.block = atoi(optarg); break;
      case 'a': opt.alpha = strtof(optarg, NULL); break;
      case 'o': strncpy(opt.out, optarg, sizeof opt.out - 1); break;
      case 'v': opt.verbose = 1; break;
      case 'h': usage(argv[0]); return 0;
      default: usage(argv[0]); return 1;
    }
  }
  if (optind < argc) printf("ignored operand: %s\n", argv[optind]);
  const size_t bytes = (size_t)opt.n * sizeof(float);
  float *ha = (float *)malloc(bytes), *hb = (float *)malloc(bytes), *hc = (float *)malloc(bytes);
  for (int i = 0; i < opt.n; i++) { hb[i] = (float)(i % 17) * 0.5f; hc[i] = 1.0f / (1 + i % 13); }
  float *da, *db, *dc;
  CHECK(cudaMalloc((void **)&da, bytes));
  CHECK(cudaMalloc((void **)&db, bytes));
  CHECK(cudaMalloc((void **)&dc, bytes));
  CHECK(cudaMemcpy(db, hb, bytes, cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(dc, hc, bytes, cudaMemcpyHostToDevice));
  int dev, sms;
  CHECK(cudaGetDevice(&dev));
  CHECK(cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, dev));
  double *times = (double *)calloc(opt.iters, sizeof(double));
  for (int k = 0; k < opt.iters; k++) {
    double t0 = wtime();
    triad<<<min((opt.n + opt.block - 1) / opt.block, 4 * sms), opt.block>>>(da, db, dc, opt.alpha, opt.n);
    CHECK(cudaGetLastError());
    CHECK(cudaDeviceSynchronize());
    times[k] = wtime() - t0;
  }
  qsort(times, opt.iters, sizeof(double), cmp_double);
  CHECK(cudaMemcpy(ha, da, bytes, cudaMemcpyDeviceToHost));
  double err = 0;
  for (int i = 0; i < opt.n; i++) err = fmax(err, fabs(ha[i] - (hb[i] + opt.alpha * hc[i])));
  printf("%-12s %10s %12s\n", "kernel", "n", "max error");
  printf("%-12s %10d %12.3e\n", "triad", opt.n, err);
  if (opt.verbose) fprintf(stderr, "median %g s, %.2f GB/s\n", times[opt.iters / 2], 3.0 * bytes / times[opt.iters / 2] * 1e-9);
  if (opt.out[0]) {
    FILE *f = fopen(opt.out, "w");
    if (!f) { perror(opt.out); return 1; }
    for (int k = 0; k < opt.iters; k++) fprintf(f, "%d,%.9f\n", k, times[k]);
    fclose(f);
  }
  puts(err < 1e-5 ? "PASSED" : "FAILED");
  cudaFree(da); cudaFree(db); cudaFree(dc);
  free(ha); free(hb); free(hc); free(times);
  return err < 1e-5 ? 0 : 1;
}
