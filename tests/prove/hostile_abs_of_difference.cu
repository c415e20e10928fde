// prove: proved if
__global__ void k(int *o, int n)
{
    int i = (int)(blockIdx.x * blockDim.x + threadIdx.x) - n;
    o[abs(i)] = threadIdx.x;
}
