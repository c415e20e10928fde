// prove: not
__global__ void k(int *o, int *c)
{
    int at = atomicAdd(c, 1);
    o[at / 2] = threadIdx.x;
}
