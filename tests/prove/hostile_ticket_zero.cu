// prove: not
__global__ void k(int *o, int *c)
{
    int at = atomicAdd(c, 0);
    o[at] = threadIdx.x;
}
