// prove: race
__global__ void sums(const float *in, float *out)
{
    extern __shared__ float s[];
    int t = threadIdx.x, lane = t & 31;
    s[t] = in[blockIdx.x * blockDim.x + t];
    __syncwarp();
    for (int d = 16; d > 0; d >>= 1) {
        float v = lane < d ? s[t + d] : 0;
        s[t] += v;
        __syncwarp();
    }
    if (lane == 0)
        out[(blockIdx.x * blockDim.x + t) / 32] = s[t];
}
