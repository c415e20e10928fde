// prove: not
__global__ void k(int *o)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    s[t % 32] = t;
    if (t % 2)
        __syncwarp();
    o[blockIdx.x * blockDim.x + t] = s[(t + 1) % 32];
}
