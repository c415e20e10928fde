// run: --search default --budget 60-launches
// expect: race warp-level 12
// Twin: cuda/host/default_template_argument.
// A template with a default argument stands above the host function that is left out.
#include <torch/extension.h>
template <const int W = 32>
__device__ float half_of(float v) {
#pragma unroll
  for (int m = W / 2; m >= 1; m >>= 1) v += __shfl_xor_sync(0xffffffff, v, m);
  return v;
}
template <int N> __global__ void k(float *a) { a[threadIdx.x] = half_of<N>(a[threadIdx.x + 1]); }
void run(torch::Tensor a) { k<32><<<1, 32>>>(a.data_ptr<float>()); }
