// run: --kernel vadd --search default --budget 60-launches
// expect: out-of-bounds - 14
// run: --kernel vadd_guarded --search default --budget 60-launches
// expect: none
// run: --kernel shift --search default --budget 60-launches
// expect: out-of-bounds - 22
// run: --kernel shift_inside --search default --budget 60-launches
// expect: none
// The lengths of what cudaMalloc returns, also through a helper.
#include <cstdio>
#define CHECK(x) do { if ((x) != cudaSuccess) exit(1); } while (0)
__global__ void vadd(float *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  c[i] = 1;
}
__global__ void vadd_guarded(float *c, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) c[i] = 1;
}
__global__ void shift(const float *in, float *out) {
  int i = blockIdx.x * 64 + threadIdx.x;
  out[i] = in[i + 1];
}
__global__ void shift_inside(const float *in, float *out) {
  int i = blockIdx.x * 64 + threadIdx.x;
  out[i] = in[i + 1];
}
void run(const float *in, float *out) {
  shift<<<4, 64>>>(in, out);
}
int main() {
  int n = 1000;
  size_t bytes = n * sizeof(float);
  float *c, *in, *out, *longer;
  CHECK(cudaMalloc((void **)&c, bytes));
  vadd<<<(n + 255) / 256, 256>>>(c, n);
  vadd_guarded<<<(n + 255) / 256, 256>>>(c, n);
  const int m = 256;
  CHECK(cudaMalloc((void **)&in, m * sizeof *in));
  CHECK(cudaMallocManaged(&out, m * sizeof(float)));
  CHECK(cudaMalloc((void **)&longer, (m + 1) * sizeof(float)));
  run(in, out);
  shift_inside<<<4, 64>>>(longer, out);
  printf("%s\n", cudaGetErrorString(cudaDeviceSynchronize()));
}
