// A strided loop whose last iteration not all threads make.
__global__ void rolling(const int *in, int *out, int n) {
    __shared__ int s[128];
    int tid = threadIdx.x;
    for (int i = tid; i < n; i += blockDim.x) {
        s[tid] = in[i];
        __syncthreads();
        int prev = tid > 0 ? s[tid - 1] : 0;
        out[i] = s[tid] + prev;
        __syncthreads();
    }
}
