// prove: proved if
__global__ void eliminate(float *a, int n, int k)
{
    int i = k + 1 + blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float f = a[i * n + k] / a[k * n + k];
        for (int j = k; j < n; j++)
            a[i * n + j] -= f * a[k * n + j];
    }
}
