// A tiled product whose tiles are refilled while others still read them.
// expect: race * 16 20
// expect: race * 17 20
#include <cmath>
#include <cstdio>
#include <vector>

#define T 16

__global__ void multiply(const float *a, const float *b, float *c, int n)
{
    __shared__ float sa[T][T], sb[T][T];
    int row = blockIdx.y * T + threadIdx.y, col = blockIdx.x * T + threadIdx.x;
    float sum = 0;
    for (int k = 0; k < n; k += T) {
        sa[threadIdx.y][threadIdx.x] = a[row * n + k + threadIdx.x];
        sb[threadIdx.y][threadIdx.x] = b[(k + threadIdx.y) * n + col];
        __syncthreads();
        for (int i = 0; i < T; i++)
            sum += sa[threadIdx.y][i] * sb[i][threadIdx.x];
    }
    c[row * n + col] = sum;
}

int main()
{
    const int n = 48;
    std::vector<float> a(n * n), b(n * n), c(n * n);
    for (int i = 0; i < n * n; i++) {
        a[i] = i % 5;
        b[i] = i % 3;
    }
    float *d[3];
    for (float *&p : d)
        cudaMalloc(&p, n * n * sizeof(float));
    cudaMemcpy(d[0], a.data(), n * n * sizeof(float), cudaMemcpyHostToDevice);
    cudaMemcpy(d[1], b.data(), n * n * sizeof(float), cudaMemcpyHostToDevice);
    multiply<<<dim3(n / T, n / T), dim3(T, T)>>>(d[0], d[1], d[2], n);
    cudaMemcpy(c.data(), d[2], n * n * sizeof(float), cudaMemcpyDeviceToHost);
    int wrong = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            float want = 0;
            for (int k = 0; k < n; k++)
                want += a[i * n + k] * b[k * n + j];
            wrong += std::fabs(want - c[i * n + j]) > 1e-3;
        }
    std::printf(wrong ? "Test failed\n" : "Test passed\n");
    for (float *p : d)
        cudaFree(p);
    return 0;
}
