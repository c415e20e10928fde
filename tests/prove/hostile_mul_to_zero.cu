// prove: proved if
__global__ void k(int *o, unsigned n)
{
    unsigned i = threadIdx.x * n;
    o[i] = threadIdx.x;
}
