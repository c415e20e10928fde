// run: --search default --budget 60-launches
// expect: race raw 16 18
// expect: race war 16 18
// expect: race warp-level 16 18
// Twin: cuda/host/template_kernel_of_unknown_library.
// The types of a launch in a program whose libraries are not here.
#include <iostream>
#include <vector>
#include <thruster/device_vector.h>
#include <thruster/host_vector.h>
#define CHECK(x) do { cudaError_t e = (x); if (e != cudaSuccess) { std::cerr << cudaGetErrorString(e) << std::endl; exit(1); } } while (0)
template <typename T, int B> __global__ void matvec(const T *m, const T *v, T *o, int rows, int cols) {
  __shared__ T tile[B];
  int r = blockIdx.x * B + threadIdx.x; T s = 0;
  for (int c0 = 0; c0 < cols; c0 += B) {
    if (c0 + threadIdx.x < cols) tile[threadIdx.x] = v[c0 + threadIdx.x];
    __syncthreads();
    if (r < rows) for (int c = 0; c < B && c0 + c < cols; ++c) s += m[r * cols + c0 + c] * tile[c];
  }
  if (r < rows) o[r] = s;
}
int main(int argc, char **argv) {
  int rows = 500, cols = 300;
  thruster::host_vector<float> hm(rows * cols, 1.f);
  thruster::device_vector<float> m = hm, v(cols, 1.f), o(rows);
  cudaStream_t st; CHECK(cudaStreamCreate(&st));
  constexpr int B = 64;
  matvec<float, B><<<(rows + B - 1) / B, B, 0, st>>>(thruster::raw_pointer_cast(m.data()), thruster::raw_pointer_cast(v.data()), thruster::raw_pointer_cast(o.data()), rows, cols);
  CHECK(cudaStreamSynchronize(st));
  float first = o[0]; std::cout << first << std::endl;
  return 0;
}
