// run: --search default --budget 60-launches
// expect: none
// The template arguments of a launch count even if its other arguments do not compile.
#include <torch/extension.h>
template <int N> __global__ void k(float *a) { a[blockIdx.x * N + threadIdx.x] *= 2.f; }
void run(torch::Tensor a) { k<32><<<1, 32>>>(a.data_ptr<float>()); }
