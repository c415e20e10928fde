// prove: not
__global__ void k(int *o, const int *flag)
{
    extern __shared__ int s[];
    s[threadIdx.x] = 1;
    if (flag[threadIdx.x])
        __syncthreads();
    o[blockIdx.x * blockDim.x + threadIdx.x] = s[(threadIdx.x + 1) % blockDim.x];
}
