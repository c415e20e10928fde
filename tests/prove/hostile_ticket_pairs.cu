// prove: not
__global__ void k(int *o, int *c)
{
    int at = atomicAdd(c, 1);
    o[at] = threadIdx.x;
    o[at + 1] = threadIdx.x;
}
