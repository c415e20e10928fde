// prove: not
__global__ void k(int *o, int *d)
{
    extern __shared__ int s[];
    int t = threadIdx.x;
    while (d[0] > 0) {
        s[t] = d[0];
        __syncthreads();
        o[blockIdx.x * blockDim.x + t] = s[(t + 1) % blockDim.x];
        if (t == 0)
            d[0]--;
    }
}
