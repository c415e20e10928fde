// proved
// What comes behind all additions does not make two of them the same.
__global__ void k(const int *in, int *out, int *total, int n) {
  __shared__ int count;
  int i = threadIdx.x, at = 0;
  if (threadIdx.x == 0) count = 0;
  __syncthreads();
  bool keep = i < n && in[i] > 0;
  if (keep) at = atomicAdd(&count, 1);
  __syncthreads();
  if (threadIdx.x == 0) count = atomicAdd(total, count);
  __syncthreads();
  if (keep) out[count + at] = in[i];
}
