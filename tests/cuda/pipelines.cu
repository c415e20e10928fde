// A whole program that copies asynchronously in four ways, with every clang.
// run: --kernel with_memcpy_async --grid 2 --block 64 --shared-bytes 256 --arg batch_sz=4
// expect: none
// run: --kernel bar_copy --grid 2 --block 128
// expect: none
// run: --kernel staged --grid 2 --block 64 --shared-bytes 512 --arg batch_sz=4
// expect: none
// run: --kernel sgemm --grid 2,2 --block 64 --arg M=64 --arg N=64 --arg K=32
// expect: none
#include <cstdio>
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cooperative_groups.h>
#include <cuda_pipeline.h>
#include <cooperative_groups/memcpy_async.h>
#pragma nv_diag_suppress static_var_with_dynamic_init
namespace cg = cooperative_groups;
template <typename T> __device__ void compute(T *out, const T *in) { auto b = cg::this_thread_block(); out[b.thread_rank()] = in[b.thread_rank()] * 2; }
__global__ void with_memcpy_async(int *global_out, int const *global_in, size_t size, size_t batch_sz) {
  auto grid = cg::this_grid(); auto block = cg::this_thread_block();
  extern __shared__ int shared[];
  size_t shared_idx = 0;
  for (size_t batch = 0; batch < batch_sz; ++batch) {
    size_t block_batch_idx = block.group_index().x * block.size() + grid.size() * batch;
    cg::memcpy_async(block, shared, global_in + block_batch_idx, sizeof(int) * block.size());
    cg::wait(block);
    compute(global_out + block_batch_idx, shared);
    block.sync();
  }
}
template <int block_dim> __global__ void bar_copy(const float *in, float *out) {
  __shared__ __align__(16) float buf[block_dim];
  __shared__ cuda::barrier<cuda::thread_scope::thread_scope_block> bar;
  if (threadIdx.x == 0) init(&bar, block_dim);
  __syncthreads();
  cuda::memcpy_async(buf + threadIdx.x, in + blockIdx.x * block_dim + threadIdx.x, sizeof(float), bar);
  cuda::barrier<cuda::thread_scope_block>::arrival_token token = bar.arrive();
  bar.wait(std::move(token));
  out[blockIdx.x * block_dim + threadIdx.x] = buf[(threadIdx.x + 1) % block_dim];
}
template <size_t stages_count> __global__ void staged(int *global_out, int const *global_in, size_t size, size_t batch_sz) {
  auto grid = cg::this_grid(); auto block = cg::this_thread_block();
  extern __shared__ int shared[];
  size_t shared_offset[stages_count];
  for (int s = 0; s < stages_count; ++s) shared_offset[s] = s * block.size();
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope::thread_scope_block, stages_count> shared_state;
  auto pipeline = cuda::make_pipeline(block, &shared_state);
  auto block_batch = [&](size_t batch) -> int { return block.group_index().x * block.size() + grid.size() * batch; };
  for (size_t compute_batch = 0, fetch_batch = 0; compute_batch < batch_sz; ++compute_batch) {
    for (; fetch_batch < batch_sz && fetch_batch < (compute_batch + stages_count); ++fetch_batch) {
      pipeline.producer_acquire();
      size_t shared_idx = fetch_batch % stages_count;
      cuda::memcpy_async(block, shared + shared_offset[shared_idx], global_in + block_batch(fetch_batch), sizeof(int) * block.size(), pipeline);
      pipeline.producer_commit();
    }
    pipeline.consumer_wait();
    int shared_idx = compute_batch % stages_count;
    compute(global_out + block_batch(compute_batch), shared + shared_offset[shared_idx]);
    pipeline.consumer_release();
  }
}
template <int BM, int BN, int BK, int TM, int TN>
__global__ void __launch_bounds__((BM / TM) * (BN / TN)) sgemm(int M, int N, int K, float alpha, const float *A, const float *B, float beta, float *C) {
  __shared__ __align__(16) float As[2][BM][BK];
  __shared__ __align__(16) float Bs[2][BK][BN];
  const int tid = threadIdx.x, tx = tid % (BN / TN), ty = tid / (BN / TN), T = blockDim.x;
  float acc[TM][TN] = {};
  auto load = [&](int stage, int k0) {
    for (int i = tid * 4; i < BM * BK; i += T * 4) __pipeline_memcpy_async(&As[stage][i / BK][i % BK], &A[(blockIdx.y * BM + i / BK) * K + k0 + i % BK], 16);
    for (int i = tid * 4; i < BK * BN; i += T * 4) __pipeline_memcpy_async(&Bs[stage][i / BN][i % BN], &B[(k0 + i / BN) * N + blockIdx.x * BN + i % BN], 16);
    __pipeline_commit();
  };
  load(0, 0);
  int stage = 0;
  for (int k0 = 0; k0 < K; k0 += BK, stage ^= 1) {
    if (k0 + BK < K) { load(stage ^ 1, k0 + BK); __pipeline_wait_prior(1); } else __pipeline_wait_prior(0);
    __syncthreads();
#pragma unroll
    for (int k = 0; k < BK; ++k)
      for (int i = 0; i < TM; ++i) for (int j = 0; j < TN; ++j) acc[i][j] += As[stage][ty * TM + i][k] * Bs[stage][k][tx * TN + j];
    __syncthreads();
  }
  for (int i = 0; i < TM; ++i) for (int j = 0; j < TN; ++j) {
    size_t at = (size_t)(blockIdx.y * BM + ty * TM + i) * N + blockIdx.x * BN + tx * TN + j;
    C[at] = alpha * acc[i][j] + beta * C[at];
  }
}
int main() {
  int *a, *b;
  cudaMalloc(&a, 4096);
  cudaMalloc(&b, 4096);
  with_memcpy_async<<<2, 64, 64 * 4>>>(a, b, 512, 4);
  bar_copy<128><<<2, 128>>>((float *)a, (float *)b);
  staged<2><<<2, 64, 2 * 64 * sizeof(int)>>>(a, b, 512, 4);
  sgemm<32, 32, 8, 4, 4><<<dim3(2, 2), 64>>>(64, 64, 32, 1.f, (float *)a, (float *)b, 0.f, (float *)a);
  printf("%s\n", cudaGetErrorString(cudaDeviceSynchronize()));
  return 0;
}
