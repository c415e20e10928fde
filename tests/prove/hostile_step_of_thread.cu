// prove: not
__global__ void k(int *o, int n)
{
    for (int i = threadIdx.x; i < n; i += threadIdx.x + 1)
        o[i] = threadIdx.x;
}
