// prove: not
__global__ void k(int *o, int n)
{
    int a;
    if (threadIdx.x & 1)
        a = n;
    else
        a = n + 1;
    o[a] = threadIdx.x;
}
