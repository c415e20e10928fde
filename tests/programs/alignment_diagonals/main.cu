// Smith-Waterman score by anti-diagonals with getopt, srand and a CPU check.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <algorithm>
#include <cuda_runtime.h>
#define MATCH 3
#define MISMATCH -2
#define GAP 1
#define gpuErrchk(ans) { gpuAssert((ans), __FILE__, __LINE__); }
inline void gpuAssert(cudaError_t code, const char *file, int line, bool abort = true) {
  if (code != cudaSuccess) { fprintf(stderr, "GPUassert: %s %s %d\n", cudaGetErrorString(code), file, line); if (abort) exit(code); }
}
__device__ __host__ inline int max3(int a, int b, int c) { return a > b ? (a > c ? a : c) : (b > c ? b : c); }
__global__ void diagonal(const char *a, const char *b, int na, int nb, int d, int *H, int *best) {
  int lo = max(1, d - nb), hi = min(na, d - 1);
  int i = lo + blockIdx.x * blockDim.x + threadIdx.x;
  if (i > hi) return;
  int j = d - i, w = nb + 1;
  int s = a[i - 1] == b[j - 1] ? MATCH : MISMATCH;
  int v = max3(0, H[(i - 1) * w + j - 1] + s, max3(0, H[(i - 1) * w + j] - GAP, H[i * w + j - 1] - GAP));
  H[i * w + j] = v;
  atomicMax(best, v);
}
static void make(char *s, int n, unsigned seed) { static const char L[] = "ACGT"; for (int i = 0; i < n; i++) { seed = seed * 1103515245u + 12345u; s[i] = L[(seed >> 16) & 3]; } s[n] = 0; }
int main(int argc, char **argv) {
  int na = argc > 1 ? atoi(argv[1]) : 96, nb = argc > 2 ? atoi(argv[2]) : 80;
  char *a = (char *)malloc(na + 1), *b = (char *)malloc(nb + 1);
  make(a, na, 1); make(b, nb, 77);
  int cells = (na + 1) * (nb + 1);
  int *H = (int *)calloc(cells, sizeof(int)), *ref = (int *)calloc(cells, sizeof(int)), want = 0;
  for (int i = 1; i <= na; i++) for (int j = 1; j <= nb; j++) {
    int s = a[i-1] == b[j-1] ? MATCH : MISMATCH, w = nb + 1;
    ref[i*w+j] = max3(0, ref[(i-1)*w+j-1] + s, max3(0, ref[(i-1)*w+j] - GAP, ref[i*w+j-1] - GAP));
    want = std::max(want, ref[i*w+j]);
  }
  char *da, *db; int *dH, *dbest;
  gpuErrchk(cudaMalloc((void **)&da, na)); gpuErrchk(cudaMalloc((void **)&db, nb));
  gpuErrchk(cudaMalloc((void **)&dH, cells * sizeof(int))); gpuErrchk(cudaMalloc((void **)&dbest, sizeof(int)));
  gpuErrchk(cudaMemcpy(da, a, na, cudaMemcpyHostToDevice)); gpuErrchk(cudaMemcpy(db, b, nb, cudaMemcpyHostToDevice));
  gpuErrchk(cudaMemset(dH, 0, cells * sizeof(int))); gpuErrchk(cudaMemset(dbest, 0, sizeof(int)));
  for (int d = 2; d <= na + nb; d++) {
    int count = std::min(na, d - 1) - std::max(1, d - nb) + 1;
    diagonal<<<(count + 31) / 32, 32>>>(da, db, na, nb, d, dH, dbest);
  }
  gpuErrchk(cudaPeekAtLastError()); gpuErrchk(cudaDeviceSynchronize());
  int best; gpuErrchk(cudaMemcpy(&best, dbest, sizeof best, cudaMemcpyDeviceToHost));
  gpuErrchk(cudaMemcpy(H, dH, cells * sizeof(int), cudaMemcpyDeviceToHost));
  printf("score %d (reference %d), matrix %s\n", best, want, memcmp(H, ref, cells * sizeof(int)) ? "differs" : "equal");
  cudaFree(da); cudaFree(db); cudaFree(dH); cudaFree(dbest); free(a); free(b); free(H); free(ref);
  return best != want;
}
