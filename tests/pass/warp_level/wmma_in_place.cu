// A fragment is loaded, added to and stored in place: each lane stores the cells that it loaded. Twin:
// fail/race/warp_level/wmma_store.
// run: --grid 1 --block 32 --arg 'a=f16[256]:iota' --arg 'b=f16[256]:iota' --arg 'c=f32[256]:zeros'
// expect: none
#include <mma.h>
using namespace nvcuda;
__global__ void gemm(const half *a, const half *b, float *c) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> fb;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> fc;
  wmma::load_matrix_sync(fc, c, 16, wmma::mem_row_major);
  wmma::load_matrix_sync(fa, a, 16);
  wmma::load_matrix_sync(fb, b, 16);
  wmma::mma_sync(fc, fa, fb, fc);
  wmma::store_matrix_sync(c, fc, 16, wmma::mem_row_major);
}
