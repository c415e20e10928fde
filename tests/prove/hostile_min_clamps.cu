// prove: proved if
__global__ void k(int *o, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    o[min(i, n - 1)] = threadIdx.x;
}
