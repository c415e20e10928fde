// As pass/redundant-barrier/lock_of_block, with work for one warp only: for that, barriers of the warp would do.
// Twin: fail/race/locks/lock_of_block.
// run: --grid 4 --block 64 --arg 'total=i32[64]:zeros' --arg 'x=i32[256]:iota' --redundant
// expect: none
// expect-note: wide-barrier - 10
// expect-note: wide-barrier - 13
__device__ int sem = 0;
__global__ void crit(int *total, const int *x) {
  if (threadIdx.x == 0) { while (atomicCAS(&sem, 0, 1) != 0); __threadfence(); }
  __syncthreads();
  if (threadIdx.x < 4) total[threadIdx.x] += x[blockIdx.x * 64 + threadIdx.x];
  __threadfence();
  __syncthreads();
  if (threadIdx.x == 0) atomicExch(&sem, 0);
}
