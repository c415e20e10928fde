// prove: not
__global__ void k(int *o, int *c)
{
    if (threadIdx.x == 0)
        atomicExch(c, 0);
    __syncthreads();
    int at = atomicAdd(c, 1);
    o[blockIdx.x * 4096 + at] = threadIdx.x;
}
