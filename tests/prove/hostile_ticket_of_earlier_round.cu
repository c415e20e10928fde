// prove: not
__global__ void k(int *o, int *c, int n)
{
    int at = atomicAdd(c, 1);
    __syncthreads();
    if (threadIdx.x == 0)
        *c = 0;
    __syncthreads();
    int again = atomicAdd(c, 1);
    o[threadIdx.x & 1 ? at : again] = n;
}
