// The lock excludes, but nothing orders the memory behind it.
// run: --grid 1 --block 64 --arg n=64
// expect: race * 11
// expect-help: the lock excludes other threads but does not order memory: add __threadfence() after it is taken on line 10 and before it is released on line 12
// expect-causes: 1
__global__ void add(int *o, int n) {
  __shared__ int lock; __shared__ int sum;
  if (threadIdx.x == 0) { lock = 0; sum = 0; }
  __syncthreads();
  while (atomicExch(&lock, 1) != 0) ;
  sum += threadIdx.x;
  atomicExch(&lock, 0);
  __syncthreads();
  if (threadIdx.x == 0) *o = sum;
}
