// The last block sums up what the others have written without a fence.
__device__ unsigned int finished;
__global__ void sum_all(const int *in, int *partial, int *out, int n) {
    __shared__ int s[128];
    __shared__ bool last;
    int t = threadIdx.x;
    int i = blockIdx.x * blockDim.x + t;
    s[t] = i < n ? in[i] : 0;
    __syncthreads();
    for (int d = blockDim.x / 2; d > 0; d /= 2) {
        if (t < d) s[t] += s[t + d];
        __syncthreads();
    }
    if (t == 0) {
        partial[blockIdx.x] = s[0];
        last = atomicInc(&finished, gridDim.x) == gridDim.x - 1;
    }
    __syncthreads();
    if (last && t == 0) {
        int sum = 0;
        for (unsigned b = 0; b < gridDim.x; ++b) sum += partial[b];
        *out = sum;
        finished = 0;
    }
}
