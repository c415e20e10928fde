// race: 1 64
// A thread that ends sets it back between additions that no way from there leads to.
__global__ void k(int *out) {
  __shared__ int count;
  if (threadIdx.x == 0) count = 0;
  __syncthreads();
  int first = atomicAdd(&count, 1);
  __syncthreads();
  if (threadIdx.x == 0) {
    count = 0;
    return;
  }
  __syncthreads();
  int second = atomicAdd(&count, 1);
  out[first] = 1;
  out[second] = 2;
}
