// prove: not
__global__ void k(int *o)
{
    int v = threadIdx.x;
    if (threadIdx.x & 1)
        v = __shfl_sync(0xffffffff, v, 0);
    __syncthreads();
    v = __shfl_sync(0xffffffff, v, 1);
    o[blockIdx.x * blockDim.x + threadIdx.x] = v;
}
