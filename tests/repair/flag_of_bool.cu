// Several threads set a flag of a type that has no atomic operations.
__global__ void is_sorted(const int *a, int *out, int n) {
    __shared__ bool sorted;
    if (threadIdx.x == 0) sorted = true;
    __syncthreads();
    for (int i = threadIdx.x; i + 1 < n; i += blockDim.x) {
        if (a[i] > a[i + 1]) sorted = false;
    }
    __syncthreads();
    if (threadIdx.x == 0) out[blockIdx.x] = sorted;
}
