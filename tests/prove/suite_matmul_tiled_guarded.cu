// prove: proved if
#define T 16
__global__ void matMul(const float *a, const float *b, float *c, int m, int n, int k)
{
    __shared__ float ta[T][T], tb[T][T];
    int row = blockIdx.y * T + threadIdx.y, col = blockIdx.x * T + threadIdx.x;
    float sum = 0;
    for (int p = 0; p < (k + T - 1) / T; p++) {
        ta[threadIdx.y][threadIdx.x] = row < m && p * T + threadIdx.x < k ? a[row * k + p * T + threadIdx.x] : 0;
        tb[threadIdx.y][threadIdx.x] = col < n && p * T + threadIdx.y < k ? b[(p * T + threadIdx.y) * n + col] : 0;
        __syncthreads();
        for (int i = 0; i < T; i++)
            sum += ta[threadIdx.y][i] * tb[i][threadIdx.x];
        __syncthreads();
    }
    if (row < m && col < n)
        c[row * n + col] = sum;
}
