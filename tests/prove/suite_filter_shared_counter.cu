// prove: proved if
__global__ void filter(int *out, int *found, const int *in, int n)
{
    __shared__ int count;
    int i = blockIdx.x * blockDim.x + threadIdx.x, at = 0;
    if (threadIdx.x == 0)
        count = 0;
    __syncthreads();
    bool keep = i < n && in[i] > 0;
    if (keep)
        at = atomicAdd(&count, 1);
    __syncthreads();
    if (threadIdx.x == 0)
        count = atomicAdd(found, count);
    __syncthreads();
    if (keep)
        out[count + at] = in[i];
}
