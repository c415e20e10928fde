// prove: proved if
__global__ void k(int *o)
{
    __shared__ int c;
    if (threadIdx.x == 0)
        c = 0;
    __syncthreads();
    int at = atomicAdd(&c, 1);
    o[at] = threadIdx.x;
}
