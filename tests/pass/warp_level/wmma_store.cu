// The warp synchronises before its lanes read. Twin: fail/race/warp_level/wmma_store.
// run: --grid 1 --block 32 --arg 'a=f16[256]:iota' --arg 'b=f16[256]:iota' --arg 'c=f32[256]:zeros'
// expect: none
#include <mma.h>
using namespace nvcuda;
__global__ void gemm(const half *a, const half *b, float *c) {
  __shared__ float out[256];
  int lane = threadIdx.x;
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> fb;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> fc;
  wmma::fill_fragment(fc, 1.f);
  wmma::load_matrix_sync(fa, a, 16);
  wmma::load_matrix_sync(fb, b, 16);
  wmma::mma_sync(fc, fa, fb, fc);
  wmma::store_matrix_sync(out, fc, 16, wmma::mem_row_major);
  __syncwarp();
  for (int z = lane; z < 256; z += 32) c[z] = out[z] * 0.5f;
}
