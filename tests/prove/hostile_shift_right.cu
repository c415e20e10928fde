// prove: not
__global__ void k(int *o)
{
    o[(blockIdx.x * blockDim.x + threadIdx.x) >> 1] = threadIdx.x;
}
