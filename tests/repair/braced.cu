// Branches of one statement have braces in this file.
__global__ void scan(const int *in, int *out) {
    __shared__ int s[256];
    int t = threadIdx.x;
    s[t] = in[t];
    __syncthreads();
    for (int d = 1; d < 256; d *= 2) {
        if (t >= d) {
            s[t] += s[t - d];
        }
        __syncthreads();
    }
    out[t] = s[t];
}
