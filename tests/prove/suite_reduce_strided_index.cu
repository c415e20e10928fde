// prove: proved
__global__ void reduce1(const int *in, int *out, unsigned n)
{
    extern __shared__ int s[];
    unsigned t = threadIdx.x, i = blockIdx.x * blockDim.x + threadIdx.x;
    s[t] = i < n ? in[i] : 0;
    __syncthreads();
    for (unsigned d = 1; d < blockDim.x; d *= 2) {
        unsigned at = 2 * d * t;
        if (at < blockDim.x)
            s[at] += s[at + d];
        __syncthreads();
    }
    if (t == 0)
        out[blockIdx.x] = s[0];
}
