// prove: proved if
__global__ void k(int *o)
{
    extern __shared__ int s[];
    int t = threadIdx.x;
    s[t] = t;
    __syncwarp();
    o[blockIdx.x * blockDim.x + t] = s[t ^ 32];
}
