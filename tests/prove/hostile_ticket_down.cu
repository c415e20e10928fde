// prove: not
__global__ void k(int *o, int *c)
{
    int at = atomicAdd(c, threadIdx.x & 1 ? 1 : -1);
    o[at] = threadIdx.x;
}
