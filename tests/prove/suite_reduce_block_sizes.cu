// prove: proved
__global__ void reduce(const int *in, int *out, unsigned n)
{
    extern __shared__ int s[];
    unsigned t = threadIdx.x, width = blockDim.x * 2 * gridDim.x;
    int sum = 0;
    for (unsigned i = blockIdx.x * blockDim.x * 2 + t; i < n; i += width) {
        sum += in[i];
        if (i + blockDim.x < n)
            sum += in[i + blockDim.x];
    }
    s[t] = sum;
    __syncthreads();
    if (blockDim.x >= 512) {
        if (t < 256)
            s[t] = sum = sum + s[t + 256];
        __syncthreads();
    }
    if (blockDim.x >= 256) {
        if (t < 128)
            s[t] = sum = sum + s[t + 128];
        __syncthreads();
    }
    if (blockDim.x >= 128) {
        if (t < 64)
            s[t] = sum = sum + s[t + 64];
        __syncthreads();
    }
    if (t < 32) {
        if (blockDim.x >= 64)
            sum += s[t + 32];
        for (int d = 16; d > 0; d /= 2)
            sum += __shfl_down_sync(0xffffffff, sum, d);
    }
    if (t == 0)
        out[blockIdx.x] = sum;
}
