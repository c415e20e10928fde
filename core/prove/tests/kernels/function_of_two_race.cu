// race: 1 64 n=2
// One of them writes a cell that another thread does, too.
typedef void (*Write)(int *, int);
__device__ __noinline__ void one(int *o, int t) { o[t] = 1; }
__device__ __noinline__ void two(int *o, int t) { o[t / 2] = t; }
__global__ void k(int *o, int n) {
  Write write = n > 3 ? one : two;
  write(o, blockIdx.x * blockDim.x + threadIdx.x);
}
