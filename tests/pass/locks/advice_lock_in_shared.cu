// The fences that fail/race/locks/advice_lock_in_shared lacks.
// run: --grid 1 --block 64 --arg n=64
// expect: none
__global__ void add(int *o, int n) {
  __shared__ int lock; __shared__ int sum;
  if (threadIdx.x == 0) { lock = 0; sum = 0; }
  __syncthreads();
  while (atomicExch(&lock, 1) != 0) ;
  __threadfence();
  sum += threadIdx.x;
  __threadfence();
  atomicExch(&lock, 0);
  __syncthreads();
  if (threadIdx.x == 0) *o = sum;
}
