// prove: proved if
__global__ void k(int *o)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    o[i] = threadIdx.y;
}
