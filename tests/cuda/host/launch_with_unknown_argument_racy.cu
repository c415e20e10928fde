// run: --search default --budget 60-launches
// expect: race waw 6
// As launch_with_unknown_argument.cu; the race in the instance is found, also where the type is guessed.
#include <torch/extension.h>
template <typename T, int N> __global__ void k(T *a) {
  a[threadIdx.x / N] = threadIdx.x;
}
void run(torch::Tensor a) {
  AT_DISPATCH_FLOATING_TYPES(a.type(), "k", ([&] { k<scalar_t, 64><<<1, 64>>>(a.data_ptr<scalar_t>()); }));
}
