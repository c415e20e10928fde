// prove: not
__global__ void k(int *o)
{
    unsigned long long i = (unsigned long long)(blockIdx.x * blockDim.x + threadIdx.x) << 31;
    o[(unsigned)i >> 31] = threadIdx.x;
}
