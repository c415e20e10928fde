// prove: not
__global__ void k(int *o, int n)
{
    int *p = o + threadIdx.x;
    for (int i = 0; i < n; i++)
        *p++ = i;
}
