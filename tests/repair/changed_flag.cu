// A flag is cleared while others still ask it, and all write the same to it.
__global__ void halve(int *a, int limit, int n)
{
    __shared__ int changed;
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    do {
        changed = 0;
        __syncthreads();
        if (i < n && a[i] > limit) {
            a[i] /= 2;
            changed = 1;
        }
        __syncthreads();
    } while (changed);
}
