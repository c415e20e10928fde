// prove: not
__global__ void k(int *o, int n)
{
    int *p = o + blockIdx.x * blockDim.x + threadIdx.x;
    for (int i = 0; i < n; i++) {
        *p = i;
        p = i & 1 ? o : p + 1;
    }
}
