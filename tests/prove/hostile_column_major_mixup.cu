// prove: proved if
__global__ void k(float *o)
{
    int x = threadIdx.x, y = threadIdx.y;
    if (blockIdx.x == 0)
        o[x * blockDim.x + y] = x;
}
