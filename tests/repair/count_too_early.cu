// The count is taken before all have counted.
__global__ void compact(const int *in, int *out, int *count, int n) {
    __shared__ int local_count;
    __shared__ int base;
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (threadIdx.x == 0) local_count = 0;
    __syncthreads();
    int pos = -1;
    if (i < n && in[i] > 0) pos = atomicAdd(&local_count, 1);
    if (threadIdx.x == 0) base = atomicAdd(count, local_count);
    __syncthreads();
    if (pos >= 0) out[base + pos] = in[i];
}
