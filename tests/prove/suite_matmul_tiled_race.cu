// prove: race
#define T 16
__global__ void matMul(const float *a, const float *b, float *c, int n)
{
    __shared__ float ta[T][T], tb[T][T];
    int row = blockIdx.y * T + threadIdx.y, col = blockIdx.x * T + threadIdx.x;
    float sum = 0;
    for (int p = 0; p < n / T; p++) {
        ta[threadIdx.y][threadIdx.x] = a[row * n + p * T + threadIdx.x];
        tb[threadIdx.y][threadIdx.x] = b[(p * T + threadIdx.y) * n + col];
        __syncthreads();
        for (int i = 0; i < T; i++)
            sum += ta[threadIdx.y][i] * tb[i][threadIdx.x];
    }
    if (row < n && col < n)
        c[row * n + col] = sum;
}
