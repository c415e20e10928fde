// prove: proved if
__global__ void k(int *o, int w)
{
    int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
    o[y * w + x] = x;
}
