// prove: proved if
__global__ void k(int *o)
{
    int i = threadIdx.x - blockDim.x / 2;
    o[i * i] = threadIdx.x;
}
