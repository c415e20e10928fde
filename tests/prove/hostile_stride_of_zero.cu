// prove: proved if
__global__ void k(int *o, int stride, int n)
{
    for (int i = threadIdx.x; i < n; i += stride)
        o[i] = threadIdx.x;
}
