// run: --kernel smooth
// expect: race war 21
// expect: race warp-level 21
// run: --kernel smooth_into
// expect: none
// run: --kernel scale --block 32
// expect: none
// A whole program: host code, a macro that checks errors, templates, a lambda.
#include <cstdio>
#include <cstdlib>
#include <vector>
#define CHECK(call) do { cudaError_t e = (call); if (e != cudaSuccess) { \
  fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(e)); exit(1); } } while (0)

template <class T, class F> __global__ void scale(T *v, int n, F f) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) v[i] = f(v[i]);
}
__global__ void smooth(float *v, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i + 1 < n) v[i] = 0.5f * (v[i] + v[i + 1]);
}
__global__ void smooth_into(float *to, const float *from, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i + 1 < n) to[i] = 0.5f * (from[i] + from[i + 1]);
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1 << 20;
  std::vector<float> host(n, 1.0f);
  float *a, *b;
  CHECK(cudaMalloc(&a, n * sizeof(float)));
  CHECK(cudaMalloc((void **)&b, n * sizeof(float)));
  CHECK(cudaMemcpy(a, host.data(), n * sizeof(float), cudaMemcpyHostToDevice));
  cudaEvent_t start, stop;
  CHECK(cudaEventCreate(&start));
  CHECK(cudaEventCreate(&stop));
  CHECK(cudaEventRecord(start));
  dim3 block(256), grid((n + block.x - 1) / block.x);
  smooth<<<grid, block>>>(a, n);
  smooth_into<<<grid, block>>>(b, a, n);
  float by = 3.0f;
  scale<<<grid, block, 0, 0>>>(b, n, [=] __device__(float x) { return by * x; });
  CHECK(cudaGetLastError());
  CHECK(cudaEventRecord(stop));
  CHECK(cudaEventSynchronize(stop));
  float ms = 0;
  CHECK(cudaEventElapsedTime(&ms, start, stop));
  CHECK(cudaMemcpy(host.data(), b, n * sizeof(float), cudaMemcpyDeviceToHost));
  printf("%f ms, first %f\n", ms, host[0]);
  CHECK(cudaFree(a));
  CHECK(cudaFree(b));
  return 0;
}
