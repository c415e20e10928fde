// prove: not
__global__ void k(int *o)
{
    __shared__ int c;
    for (int i = 0; i < 2; i++) {
        if (threadIdx.x == 0)
            c = 0;
        __syncthreads();
        int at = atomicAdd(&c, 1);
        if (i == threadIdx.x % 2)
            o[at] = threadIdx.x;
        __syncthreads();
    }
}
