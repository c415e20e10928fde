// prove: not
__global__ void k(int *o, int *c)
{
    int at = atomicAdd_block(c, 1);
    o[at] = threadIdx.x;
}
