// prove: proved if
__global__ void k(int *o)
{
    int i = threadIdx.y * blockDim.x + threadIdx.x;
    if (blockIdx.x == 0 && threadIdx.z < 2)
        o[i] = threadIdx.z;
}
