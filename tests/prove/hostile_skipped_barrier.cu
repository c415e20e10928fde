// prove: proved if
__global__ void k(int *o, int n)
{
    if (threadIdx.x < n) {
        o[threadIdx.x] = 1;
        __syncthreads();
    }
}
