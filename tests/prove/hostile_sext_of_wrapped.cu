// prove: not
__global__ void k(int *o)
{
    int i = (int)((blockIdx.x * blockDim.x + threadIdx.x) * 4294967295u);
    long long j = i;
    o[j * j] = threadIdx.x;
}
