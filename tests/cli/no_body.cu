// A function of another translation unit has no body here; the command must name it.
__device__ int elsewhere(int x);
__global__ void k(int *o) { o[threadIdx.x] = elsewhere(threadIdx.x); }
