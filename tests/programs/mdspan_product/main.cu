// run: --std c++17
// cuda::std::mdspan views over device memory.
#include <cuda/std/mdspan>
#include <cuda/std/array>
#include <cstdio>
#include <vector>
namespace cs = cuda::std;
template <class A, class B, class C> __global__ void product(A a, B b, C c) {
  int i = blockIdx.y * blockDim.y + threadIdx.y, j = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= c.extent(0) || j >= c.extent(1)) return;
  float s = 0;
  for (int k = 0; k < a.extent(1); k++) s += a(i, k) * b(k, j);
  c(i, j) = s;
}
int main() {
  const int n = 20, m = 17, k = 9;
  std::vector<float> a(n * k), b(k * m), c(n * m);
  for (int i = 0; i < n * k; i++) a[i] = i % 7;
  for (int i = 0; i < k * m; i++) b[i] = i % 5;
  float *da, *db, *dc;
  cudaMalloc(&da, a.size() * 4); cudaMalloc(&db, b.size() * 4); cudaMalloc(&dc, c.size() * 4);
  cudaMemcpy(da, a.data(), a.size() * 4, cudaMemcpyHostToDevice); cudaMemcpy(db, b.data(), b.size() * 4, cudaMemcpyHostToDevice);
  cs::mdspan<float, cs::extents<int, cs::dynamic_extent, k>> va(da, n);
  cs::mdspan<float, cs::dextents<int, 2>, cs::layout_left> vb(db, k, m);
  cs::mdspan vc(dc, n, m);
  dim3 block(8, 8), grid((m + 7) / 8, (n + 7) / 8);
  product<<<grid, block>>>(va, vb, vc);
  cudaMemcpy(c.data(), dc, c.size() * 4, cudaMemcpyDeviceToHost);
  int bad = 0;
  for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) {
    float s = 0; for (int l = 0; l < k; l++) s += a[i * k + l] * b[j * k + l];
    bad += s != c[i * m + j];
  }
  printf("%d bad, rank %d, size %d, static %d\n", bad, (int)vc.rank(), (int)(vc.extent(0) * vc.extent(1)), (int)va.static_extent(1));
  cudaFree(da); cudaFree(db); cudaFree(dc); return bad;
}
