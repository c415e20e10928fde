// The race is in a loop whose last iteration not all threads make.
__global__ void pairs(const int *in, int *out, int n) {
    __shared__ int s[256];
    for (int i = threadIdx.x; i < n; i += blockDim.x) {
        s[threadIdx.x] = in[i];
        out[i] = s[threadIdx.x] + s[(threadIdx.x + 1) % blockDim.x];
    }
}
