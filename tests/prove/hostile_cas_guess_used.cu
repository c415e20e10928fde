// prove: not
__global__ void k(int *o, int *c)
{
    int seen = *c;
    int old = atomicCAS(c, seen, seen + 1);
    o[blockIdx.x * blockDim.x + threadIdx.x] = old;
    if (seen == 3)
        *c = 0;
}
