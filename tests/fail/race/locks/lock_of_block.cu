// The threads do not wait for the one that takes the lock. As long as that is so, nothing is said of the
// other barrier. Twin: pass/redundant-barrier/lock_of_block.
// run: --grid 4 --block 64 --arg 'total=i32[64]:zeros' --arg 'x=i32[256]:iota' --redundant
// expect: race raw 10 10
// expect: race war 10 10
// expect: race waw 10 10
__device__ int sem = 0;
__global__ void crit(int *total, const int *x) {
  if (threadIdx.x == 0) { while (atomicCAS(&sem, 0, 1) != 0); __threadfence(); }
  if (threadIdx.x < 64) total[threadIdx.x] += x[blockIdx.x * 64 + threadIdx.x];
  __threadfence();
  __syncthreads();
  if (threadIdx.x == 0) atomicExch(&sem, 0);
}
