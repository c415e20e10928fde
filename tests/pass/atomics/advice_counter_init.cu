// The barrier that fail/race/atomics/advice_counter_init lacks.
// run: --grid 1 --block 256 --arg 'a=i32[256]:iota'
// expect: none
__global__ void count(const int *a, int *o) {
  __shared__ int n;
  if (threadIdx.x == 0) n = 0;
  __syncthreads();
  if (a[threadIdx.x] > 3) atomicAdd(&n, 1);
  __syncthreads();
  if (threadIdx.x == 0) *o = n;
}
