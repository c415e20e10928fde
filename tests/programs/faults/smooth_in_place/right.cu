// A signal is smoothed many times; the buffers swap after every step.
// expect: none
#include <cstdio>
#include <utility>
#include <vector>

__global__ void smooth(const float *from, float *to, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n - 1)
        to[i] = 0.25f * from[i - 1] + 0.5f * from[i] + 0.25f * from[i + 1];
}

int main()
{
    const int n = 500;
    std::vector<float> h(n, 0.0f);
    h[n / 2] = 100.0f;
    float *a, *b;
    cudaMalloc(&a, n * sizeof(float));
    cudaMalloc(&b, n * sizeof(float));
    cudaMemcpy(a, h.data(), n * sizeof(float), cudaMemcpyHostToDevice);
    cudaMemcpy(b, h.data(), n * sizeof(float), cudaMemcpyHostToDevice);
    for (int step = 0; step < 6; step++) {
        smooth<<<(n + 127) / 128, 128>>>(a, b, n);
        std::swap(a, b);
    }
    cudaMemcpy(h.data(), a, n * sizeof(float), cudaMemcpyDeviceToHost);
    float sum = 0;
    for (float x : h)
        sum += x;
    printf("sum %.2f\n", sum);
    cudaFree(a);
    cudaFree(b);
    return 0;
}
