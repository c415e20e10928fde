// Functions that device code calls seldom: Bessel functions, pairs of halves, numbers of eight bits, maxima of three, split
// barriers. Twin: cuda/wide_interface_racy.
// run: --search default
// expect: none
#include <assert.h>
#include <cooperative_groups.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>
#include <utility>
namespace cg = cooperative_groups;
__global__ void numbers(float *f) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, q;
  assert(fabsf(jnf(2, 1.0f) - 0.11490348f) < 1e-6f && fabsf(ynf(2, 1.0f) + 1.65068261f) < 1e-5f);
  assert(fabsf(cyl_bessel_i0f(1.0f) - 1.26606588f) < 1e-6f && fabsf(erfcxf(1.0f) - 0.42758358f) < 1e-6f);
  assert(remquof(7.0f, 2.0f, &q) == -1.0f && scalblnf(1.5f, 3) == 12.0f);
  __half2 h = __floats2half2_rn(0.75f, 2.0f);
  assert(__low2float(__hadd2_sat(h, h)) == 1.0f && __high2float(__hfma2_relu(h, h, h)) == 6.0f);
  assert(__low2float(__hcmadd(h, h, h)) == 0.75f + 0.5625f - 4.0f);
  assert(__vimax3_s32(-3, 4, 2) == 4 && __viaddmin_s32(5, 6, 7) == 7 && __vimin_s32_relu(-3, 4) == 0);
  __nv_fp8x4_e4m3 e(make_float4(1, 2, 3, -4));
  float4 v = (float4)e;
  assert(v.x == 1 && v.z == 3 && v.w == -4);
  assert(__half2float(__half(__nv_cvt_fp8_to_halfraw((unsigned char)e.__x, __NV_E4M3))) == 1);
  int *here = (int *)alloca(16);
  here[i & 3] = i;
  f[i] = here[i & 3];
}
__global__ void split(int *a, int *b) {
  auto block = cg::this_thread_block();
  a[threadIdx.x] = threadIdx.x;
  auto token = block.barrier_arrive();
  block.barrier_wait(std::move(token));
  b[threadIdx.x] = a[blockDim.x - 1 - threadIdx.x];
}
