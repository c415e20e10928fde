// prove: race
__global__ void transpose(float *a, int n)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < n && y < n) {
        float v = a[y * n + x];
        a[x * n + y] = v;
    }
}
