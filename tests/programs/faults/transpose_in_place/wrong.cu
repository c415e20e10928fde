// A square matrix is transposed in place, tile by tile.
// expect: race * 12 16
#include <stdio.h>
#include <vector>

#define T 16

__global__ void transpose(const float *in, float *out, int n)
{
    __shared__ float tile[T][T + 1];
    int x = blockIdx.x * T + threadIdx.x, y = blockIdx.y * T + threadIdx.y;
    tile[threadIdx.y][threadIdx.x] = in[y * n + x];
    __syncthreads();
    x = blockIdx.y * T + threadIdx.x;
    y = blockIdx.x * T + threadIdx.y;
    out[y * n + x] = tile[threadIdx.x][threadIdx.y];
}

int main()
{
    const int n = 64;
    std::vector<float> m(n * n), got(n * n);
    for (int i = 0; i < n * n; i++)
        m[i] = i;
    float *a, *b;
    cudaMalloc(&a, n * n * sizeof(float));
    cudaMalloc(&b, n * n * sizeof(float));
    cudaMemcpy(a, m.data(), n * n * sizeof(float), cudaMemcpyHostToDevice);
    transpose<<<dim3(n / T, n / T), dim3(T, T)>>>(a, a, n);
    cudaMemcpy(got.data(), a, n * n * sizeof(float), cudaMemcpyDeviceToHost);
    int wrong = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            wrong += got[i * n + j] != m[j * n + i];
    printf(wrong ? "wrong\n" : "transposed\n");
    cudaFree(a);
    cudaFree(b);
    return 0;
}
