// prove: not
__global__ void k(int *o)
{
    unsigned i = (blockIdx.x * blockDim.x + threadIdx.x) * 0x80000001u;
    o[i >> 31] = i;
}
