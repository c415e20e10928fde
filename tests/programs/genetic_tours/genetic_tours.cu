// Short tours by a genetic algorithm with a generator for each thread.
// nvcc: -lcurand
#include <curand_kernel.h>
#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>
#include <vector>
#include <algorithm>
#include <numeric>
#include <climits>
#define CITIES 12
#define POP 64
struct Tour { unsigned char c[CITIES]; };
__device__ float length(const Tour &t, const float2 *xy) {
  float s = 0;
  for (int i = 0; i < CITIES; i++) {
    float2 a = xy[t.c[i]], b = xy[t.c[(i + 1) % CITIES]];
    s += hypotf(a.x - b.x, a.y - b.y);
  }
  return s;
}
__global__ void setup(curandState *st, unsigned long seed) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  curand_init(seed, i, 0, &st[i]);
}
__global__ void init(Tour *pop, curandState *st) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  curandState s = st[i];
  Tour t;
  for (int k = 0; k < CITIES; k++) t.c[k] = k;
  for (int k = CITIES - 1; k > 0; k--) {
    int j = curand(&s) % (k + 1);
    unsigned char x = t.c[k];
    t.c[k] = t.c[j];
    t.c[j] = x;
  } pop[i] = t;
  st[i] = s;
}
__global__ void evaluate(const Tour *pop, const float2 *xy, float *fit) {
  __shared__ float2 sh[CITIES];
  if (threadIdx.x < CITIES) sh[threadIdx.x] = xy[threadIdx.x];
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  fit[i] = length(pop[i], sh);
}
__global__ void evolve(const Tour *pop, const float *fit, Tour *next, curandState *st, int best) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  curandState s = st[i];
  int a = curand(&s) % POP, b = curand(&s) % POP, p = fit[a] < fit[b] ? a : b;
  Tour t = i == 0 ? pop[best] : pop[p];
  if (i != 0) {
    int x = curand(&s) % CITIES, y = curand(&s) % CITIES;
    if (x > y) {
      int z = x;
      x = y;
      y = z;
    }
    if (curand_uniform(&s) < 0.7f) while (x < y) {
      unsigned char z = t.c[x];
      t.c[x++] = t.c[y];
      t.c[y--] = z;
    } else {
      unsigned char z = t.c[x];
      t.c[x] = t.c[y];
      t.c[y] = z;
    }
  } next[i] = t;
  st[i] = s;
}
int main() {
  std::vector<float2> xy(CITIES);
  for (int i = 0; i < CITIES; i++) xy[(i * 5) % CITIES] = make_float2(cosf(i * 6.2831853f / CITIES), sinf(i * 6.2831853f / CITIES));
  float2 *dxy;
  Tour *pop, *next;
  float *fit;
  curandState *st;
  cudaMalloc(&dxy, sizeof(float2) * CITIES);
  cudaMalloc(&pop, sizeof(Tour) * POP);
  cudaMalloc(&next, sizeof(Tour) * POP);
  cudaMalloc(&fit, sizeof(float) * POP);
  cudaMalloc(&st, sizeof(curandState) * POP);
  cudaMemcpy(dxy, xy.data(), sizeof(float2) * CITIES, cudaMemcpyHostToDevice);
  setup<<<2, POP / 2>>>(st, 1234);
  init<<<2, POP / 2>>>(pop, st);
  std::vector<float> h(POP);
  float best = 1e9f, first = 0;
  for (int g = 0; g < 60; g++) {
    evaluate<<<2, POP / 2>>>(pop, dxy, fit);
    cudaMemcpy(h.data(), fit, sizeof(float) * POP, cudaMemcpyDeviceToHost);
    int b = std::min_element(h.begin(), h.end()) - h.begin();
    if (g == 0) first = h[b];
    if (h[b] > best + 1e-4f) {
      puts("FAILED: elitism");
      return 1;
    }
    best = h[b];
    evolve<<<2, POP / 2>>>(pop, fit, next, st, b);
    std::swap(pop, next);
  }
  float ideal = CITIES * 2 * sinf(3.14159265f / CITIES);
  Tour t;
  cudaMemcpy(&t, pop, sizeof t, cudaMemcpyDeviceToHost);
  std::vector<int> seen(CITIES);
  for (int c : t.c) seen[c]++;
  bool ok = std::all_of(seen.begin(), seen.end(), [](int n) { return n == 1; }) && best < first && best >= ideal - 1e-3f;
  printf("improved by %s\n%s\n", best < 0.9f * first ? "much" : "little", ok ? "PASSED" : "FAILED");
  cudaFree(dxy);
  cudaFree(pop);
  cudaFree(next);
  cudaFree(fit);
  cudaFree(st);
  return !ok;
}
