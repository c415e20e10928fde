// prove: proved if
__global__ void k(int *o, unsigned *count)
{
    __shared__ bool last;
    o[blockIdx.x * blockDim.x + threadIdx.x] = threadIdx.x;
    if (threadIdx.x == 0)
        last = atomicInc(count, gridDim.x) == gridDim.x - 1;
    __syncthreads();
    if (last)
        o[threadIdx.x] += o[threadIdx.x + blockDim.x];
}
