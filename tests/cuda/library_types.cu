// run: --kernel scale_signal
// expect: none
// run: --kernel apply_to --block 64
// expect: none
// run: --kernel forces --block 64
// expect: none
// run: --kernel forces_early --block 64
// expect: race raw 39 41
// expect: race war 39 41
// expect: race warp-level 39 41
// expect: uninitialized-read - 41
// run: --kernel lanes
// expect: none
// Types of libraries in device code, bases of a library that is not there, vector arithmetic of the samples,
// and registers of PTX with a single %.
#include <cublas_v2.h>
#include <cufft.h>
#include <helper_math.h>
#include <thrust/functional.h>
#include <opencv2/core.hpp>
#include <cstdio>
#define CUBLAS_CHECK(x) do { cublasStatus_t s = (x); if (s != CUBLAS_STATUS_SUCCESS) { printf("%d\n", s); return 1; } } while (0)
using namespace cv;
using namespace std;
__global__ void scale_signal(cufftComplex *d, int n, float s) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) { d[i].x *= s; d[i].y *= s; } }
template <class T> struct square : public thrust::unary_function<T, T> { __host__ __device__ T operator()(const T &x) const { return x * x; } };
template <class Op, class T> __global__ void apply_to(const T *in, T *out, int n, Op op) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) out[i] = op(in[i]); }
__global__ void forces(const float4 *at, float3 *acc, int tiles) {
  __shared__ float4 s[64]; float3 a = {0, 0, 0};
  for (int t = 0; t < tiles; ++t) {
    s[threadIdx.x] = at[t * 64 + threadIdx.x]; __syncthreads();
    for (int j = 0; j < 64; ++j) { float3 r = make_float3(s[j]) - make_float3(at[threadIdx.x]); a += r * (s[j].w * rsqrtf(dot(r, r) + 0.01f)); }
    __syncthreads();
  }
  acc[blockIdx.x * 64 + threadIdx.x] = normalize(cross(a, make_float3(1, 0, 0))) * clamp(length(a), 0.0f, 1.0f);
}
__global__ void forces_early(const float4 *at, float3 *acc) {
  __shared__ float4 s[64]; float3 a = {0, 0, 0};
  s[threadIdx.x] = at[threadIdx.x];
  for (int j = 0; j < 64; ++j)
    a += make_float3(s[j]);
  acc[blockIdx.x * 64 + threadIdx.x] = a;
}
__global__ void lanes(unsigned *o) { unsigned r; asm volatile("mov.u32 %0, %laneid;" : "=r"(r)); o[blockIdx.x * blockDim.x + threadIdx.x] = r; }
int main() {
  cublasHandle_t handle; CUBLAS_CHECK(cublasCreate(&handle));
  float alpha = 1.f, beta = 0.f, *a; cudaMalloc(&a, 65536);
  CUBLAS_CHECK(cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, 4, 4, 4, &alpha, a, 4, a, 4, &beta, a, 4));
  cufftHandle plan; cufftPlan1d(&plan, 1024, CUFFT_C2C, 1);
  cufftExecC2C(plan, (cufftComplex *)a, (cufftComplex *)a, CUFFT_FORWARD);
  Mat image = imread("a.png");
  apply_to<<<4, 64>>>(a, a + 256, 256, square<float>());
  return 0;
}
