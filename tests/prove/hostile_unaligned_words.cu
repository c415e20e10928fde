// prove: not
__global__ void k(char *c)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    *(int *)(c + 2 * i) = i;
}
