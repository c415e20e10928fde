// prove: not
__global__ void k(int *o)
{
    __shared__ int s[256];
    for (int i = 0; i < threadIdx.x % 2 + 1; i++) {
        s[threadIdx.x] = i;
        __syncthreads();
        o[blockIdx.x * blockDim.x + threadIdx.x] = s[(threadIdx.x + 1) % blockDim.x];
    }
}
