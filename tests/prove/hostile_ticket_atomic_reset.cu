// prove: not
__global__ void k(int *o)
{
    __shared__ int c;
    if (threadIdx.x == 0)
        atomicExch(&c, 0);
    int at = atomicAdd(&c, 1);
    o[at] = threadIdx.x;
}
