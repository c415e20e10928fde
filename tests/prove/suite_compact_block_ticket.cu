// prove: proved if
__global__ void compact(const int *in, int *out, int *count, int n)
{
    __shared__ int kept, base;
    int i = blockIdx.x * blockDim.x + threadIdx.x, mine = 0;
    if (threadIdx.x == 0)
        kept = 0;
    __syncthreads();
    bool keep = i < n && in[i] > 0;
    if (keep)
        mine = atomicAdd(&kept, 1);
    __syncthreads();
    if (threadIdx.x == 0)
        base = atomicAdd(count, kept);
    __syncthreads();
    if (keep)
        out[base + mine] = in[i];
}
