// The product of matrices by wmma, whose rows and columns do not depend on which lane holds what.
// run: --grid 1 --block 32 --kernel product_of_tiles
// expect: none
// run: --grid 1 --block 32 --kernel transposed_by_mistake
// expect: assert - 41
#include <cassert>
#include <cuda_fp16.h>
#include <mma.h>

// Small integers, so that all sums are exact.
__device__ int a_at(int row, int k) { return (row * 3 + k * 5) % 7 - 3; }
__device__ int b_at(int k, int column) { return (k * 2 + column * 3) % 5 - 2; }
__device__ int product(int row, int column) {
  int sum = 0;
  for (int k = 0; k < 16; ++k)
    sum += a_at(row, k) * b_at(k, column);
  return sum;
}

template <class Order> __device__ void check_product() {
  namespace wmma = nvcuda::wmma;
  __shared__ __half a[16 * 16], b[16 * 16];
  __shared__ float d[16 * 16];
  for (int i = threadIdx.x; i < 256; i += 32) {
    a[i] = __int2half_rn(a_at(i / 16, i % 16));
    b[i] = __int2half_rn(b_at(i / 16, i % 16));
    d[i] = 1.f;
  }
  __syncwarp();
  wmma::fragment<wmma::matrix_a, 16, 16, 16, __half, wmma::row_major> left;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, __half, Order> right;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum;
  wmma::load_matrix_sync(left, a, 16);
  wmma::load_matrix_sync(right, b, 16);
  wmma::load_matrix_sync(sum, d, 16, wmma::mem_row_major);
  wmma::mma_sync(sum, left, right, sum);
  __syncwarp();
  wmma::store_matrix_sync(d, sum, 16, wmma::mem_row_major);
  __syncwarp();
  for (int i = threadIdx.x; i < 256; i += 32)
    assert(d[i] == 1 + product(i / 16, i % 16));
}

__global__ void product_of_tiles() { check_product<nvcuda::wmma::row_major>(); }
__global__ void transposed_by_mistake() { check_product<nvcuda::wmma::col_major>(); }
