// prove: not
__global__ void k(int *o)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    o[max(i - 1, 0)] = threadIdx.x;
}
