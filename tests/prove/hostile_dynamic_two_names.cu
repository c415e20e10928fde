// prove: not
__global__ void k(int *o)
{
    extern __shared__ int s[];
    extern __shared__ float f[];
    s[threadIdx.x] = threadIdx.x;
    float v = f[(threadIdx.x + 1) % blockDim.x];
    o[blockIdx.x * blockDim.x + threadIdx.x] = v;
}
