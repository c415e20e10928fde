// proved
// Both functions that the pointer may point to write the thread's own cell.
typedef void (*Write)(int *, int);
__device__ __noinline__ void one(int *o, int t) { o[t] = 1; }
__device__ __noinline__ void two(int *o, int t) { o[t] = 2; }
__global__ void k(int *o, int n) {
  Write write = n > 3 ? one : two;
  write(o, blockIdx.x * blockDim.x + threadIdx.x);
}
