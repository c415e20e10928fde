// prove: proved
__global__ void reduce5(const float *in, float *out, int n)
{
    extern __shared__ float s[];
    unsigned t = threadIdx.x;
    float sum = 0;
    for (unsigned i = blockIdx.x * blockDim.x + t; i < n; i += blockDim.x * gridDim.x)
        sum += in[i];
    s[t] = sum;
    __syncthreads();
    for (unsigned d = blockDim.x / 2; d >= 32; d >>= 1) {
        if (t < d)
            s[t] = sum = sum + s[t + d];
        __syncthreads();
    }
    if (t < 32) {
        for (int d = 16; d > 0; d >>= 1)
            sum += __shfl_down_sync(0xffffffffu, sum, d);
    }
    if (t == 0)
        out[blockIdx.x] = sum;
}
