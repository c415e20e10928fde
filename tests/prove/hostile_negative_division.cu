// prove: not
__global__ void k(int *o)
{
    int i = (int)threadIdx.x - 4;
    o[blockIdx.x * blockDim.x + i / 2 * 2 + (i - i / 2 * 2 + 2) / 2] = threadIdx.x;
}
