// A heat equation whose time steps run as one launch each.
// expect: none
#include <cmath>
#include <cstdio>
#include <vector>

__global__ void heat(float *a, float *b, int n, int steps)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int s = 0; s < steps; s++) {
        if (i > 0 && i < n - 1)
            b[i] = a[i] + 0.1f * (a[i - 1] - 2 * a[i] + a[i + 1]);
        __syncthreads();
        float *t = a;
        a = b;
        b = t;
    }
}

int main()
{
    const int n = 256, steps = 4;
    std::vector<float> h(n, 0);
    h[100] = 50;
    float *a, *b;
    cudaMalloc(&a, n * sizeof(float));
    cudaMalloc(&b, n * sizeof(float));
    cudaMemcpy(a, h.data(), n * sizeof(float), cudaMemcpyHostToDevice);
    cudaMemcpy(b, h.data(), n * sizeof(float), cudaMemcpyHostToDevice);
    for (int s = 0; s < steps; s++) {
        heat<<<n / 64, 64>>>(a, b, n, 1);
        std::swap(a, b);
    }
    cudaMemcpy(h.data(), a, n * sizeof(float), cudaMemcpyDeviceToHost);
    float sum = 0;
    for (float x : h)
        sum += x;
    std::printf("%.3f\n", sum);
    cudaFree(a);
    cudaFree(b);
    return 0;
}
