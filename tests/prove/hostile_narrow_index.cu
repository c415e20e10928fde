// prove: proved if
__global__ void k(int *o)
{
    unsigned char i = blockIdx.x * blockDim.x + threadIdx.x;
    o[i] = threadIdx.x;
}
