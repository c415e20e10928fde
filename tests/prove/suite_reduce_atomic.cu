// prove: proved
__global__ void sum(const int *in, int *total, int n)
{
    __shared__ int part;
    if (threadIdx.x == 0)
        part = 0;
    __syncthreads();
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        atomicAdd(&part, in[i]);
    __syncthreads();
    if (threadIdx.x == 0)
        atomicAdd(total, part);
}
