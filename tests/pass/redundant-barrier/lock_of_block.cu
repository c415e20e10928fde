// A lock that one thread takes for its block: without the barriers the others neither acquire nor release.
// Twin: fail/race/locks/lock_of_block.
// run: --grid 4 --block 64 --arg 'total=i32[64]:zeros' --arg 'x=i32[256]:iota' --redundant
// expect: none
__device__ int sem = 0;
__global__ void crit(int *total, const int *x) {
  if (threadIdx.x == 0) { while (atomicCAS(&sem, 0, 1) != 0); __threadfence(); }
  __syncthreads();
  if (threadIdx.x < 64) total[threadIdx.x] += x[blockIdx.x * 64 + threadIdx.x];
  __threadfence();
  __syncthreads();
  if (threadIdx.x == 0) atomicExch(&sem, 0);
}
