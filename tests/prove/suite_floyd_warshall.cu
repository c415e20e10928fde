// prove: race
__global__ void relax(int *d, int n, int k)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y;
    if (j < n)
        d[i * n + j] = min(d[i * n + j], d[i * n + k] + d[k * n + j]);
}
