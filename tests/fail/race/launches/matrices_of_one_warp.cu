// The product is read again by columns, in which lanes find what others have stored.
// Twin: pass/launches/matrices_of_one_warp.
// run: --search default
// expect: race warp-level 16 17
#include <cuda_fp16.h>
#include <mma.h>
using namespace nvcuda;
__global__ void product(const half *a, const half *b, float *c) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> fb;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> fc, fd;
  wmma::fill_fragment(fc, 0.0f);
  wmma::load_matrix_sync(fa, a, 16);
  wmma::load_matrix_sync(fb, b, 16);
  wmma::mma_sync(fc, fa, fb, fc);
  wmma::store_matrix_sync(c, fc, 16, wmma::mem_row_major);
  wmma::load_matrix_sync(fd, c, 16, wmma::mem_col_major);
  for (int i = 0; i < fd.num_elements; ++i)
    fc.x[i] += fd.x[i];
  __syncwarp();
  wmma::store_matrix_sync(c, fc, 16, wmma::mem_row_major);
}
