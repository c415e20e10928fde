// prove: proved if
__global__ void k(int *o)
{
    short i = blockIdx.x * 1024 + threadIdx.x;
    o[i & 0xffff] = threadIdx.x;
}
