// prove: not
__global__ void k(int *o)
{
    int i = (int)threadIdx.x - 1;
    o[i / 2] = threadIdx.x;
    o[512 + i % 3] = threadIdx.x;
}
