// run: --kernel product --block 32
// expect: none
// run: --kernel product_at_once --block 64
// expect: race raw 35 38
// expect: race war 35 38
// expect: uninitialized-read - 38
// Matrix products of a warp: what they load, store and compute.
#include <mma.h>
#include <cassert>
using namespace nvcuda;
__global__ void product(const half *a, const half *b, float *c) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> fb;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> fc;
  wmma::fill_fragment(fc, 0.0f);
  for (int k = 0; k < 2; ++k) {
    wmma::load_matrix_sync(fa, a + k * 16, 32);
    wmma::load_matrix_sync(fb, b + k * 16, 32);
    wmma::mma_sync(fc, fa, fb, fc);
  }
  for (int i = 0; i < fc.num_elements; ++i) fc.x[i] *= 2.0f;
  float *to = c + blockIdx.x * 256;
  wmma::store_matrix_sync(to, fc, 16, wmma::mem_row_major);
  __syncwarp();
  int row = threadIdx.x / 2, col = threadIdx.x % 2 * 7;
  float sum = 0;
  for (int k = 0; k < 32; ++k) sum += __half2float(a[row * 32 + k]) * __half2float(b[col * 32 + k]);
  assert(fabsf(to[row * 16 + col] - 2.0f * sum) <= 1e-3f * fabsf(sum));
}
__global__ void product_at_once(const half *a, float *c) {
  __shared__ float s[2][256];
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> f;
  wmma::fill_fragment(f, 1.0f);
  // The other warp's tile is read with no barrier between.
  wmma::store_matrix_sync(
      s[threadIdx.x / 32], f, 16, wmma::mem_row_major);
  c[blockIdx.x * 64 + threadIdx.x] =
      s[1 - threadIdx.x / 32][threadIdx.x];
}
int main() {
  half *a; float *c; cudaMalloc(&a, 4096); cudaMalloc(&c, 4096);
  product<<<4, 32>>>(a, a + 512, c);
  product_at_once<<<4, 64>>>(a, c);
}
