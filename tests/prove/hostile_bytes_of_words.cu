// prove: not
__global__ void k(int *o)
{
    char *c = (char *)o;
    c[blockIdx.x * blockDim.x + threadIdx.x] = 1;
    if (threadIdx.x == 0 && blockIdx.x == 0)
        o[0] = 7;
}
