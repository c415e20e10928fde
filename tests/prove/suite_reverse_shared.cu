// prove: proved if
__global__ void reverse(int *d, int n)
{
    extern __shared__ int s[];
    int t = threadIdx.x, r = n - t - 1;
    s[t] = d[t];
    __syncthreads();
    if (blockIdx.x == 0)
        d[t] = s[r];
}
