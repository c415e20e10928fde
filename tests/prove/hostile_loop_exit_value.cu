// prove: not
__global__ void k(int *o)
{
    int i = 0;
    while (i * i < threadIdx.x)
        i++;
    o[i] = threadIdx.x;
}
