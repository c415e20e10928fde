// prove: not
__global__ void k(int *o)
{
    int i = threadIdx.x & (blockDim.x - 1);
    o[i] = threadIdx.x;
}
