// prove: proved if
__global__ void k(int *o, int n)
{
    extern __shared__ int s[];
    int *a = s, *b = s + n;
    a[threadIdx.x] = threadIdx.x;
    b[threadIdx.x] = 1;
    __syncthreads();
    o[blockIdx.x * blockDim.x + threadIdx.x] = a[threadIdx.x] + b[threadIdx.x];
}
