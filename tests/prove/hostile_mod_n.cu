// prove: proved if
__global__ void k(int *o, int n)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    o[i % n] = threadIdx.x;
}
