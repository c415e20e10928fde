// proved
// Only threads that have drawn a ticket use it.
__global__ void k(int *out, const int *in) {
  __shared__ int count;
  if (threadIdx.x == 0) count = 0;
  __syncthreads();
  int x = in[threadIdx.x], at = 0;
  if (x > 0) at = atomicAdd(&count, 1);
  __syncthreads();
  if (x > 0) out[at] = x;
}
