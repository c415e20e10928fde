// Lambdas with captures are passed to kernel templates; nvcc needs --extended-lambda for them.
// nvcc: --extended-lambda
#include <cmath>
#include <cstdio>
#include <vector>

template <typename F>
__global__ void forEach(int n, F f)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        f(i);
}

template <typename F>
void parallelFor(int n, F f)
{
    const int block = 128;
    forEach<<<(n + block - 1) / block, block>>>(n, f);
    cudaDeviceSynchronize();
}

template <typename T>
struct Span {
    T *p;
    int n;
    __host__ __device__ T &operator[](int i) const { return p[i]; }
};

int main()
{
    const int n = 5000;
    float *memory;
    cudaMallocManaged(&memory, 2 * n * sizeof(float));
    Span<float> x{memory, n}, y{memory + n, n};
    parallelFor(n, [=] __device__(int i) { x[i] = i * 0.5f; });
    const float a = 3.0f;
    parallelFor(n, [=] __device__(int i) { y[i] = a * x[i] + 1.0f; });
    int wrong = 0;
    for (int i = 0; i < n; i++)
        wrong += y[i] != 1.5f * i + 1.0f;
    auto twice = [=] __host__ __device__(float v) { return v * 2; };
    parallelFor(n, [=] __device__(int i) { y[i] = twice(y[i]); });
    for (int i = 0; i < n; i++)
        wrong += y[i] != twice(1.5f * i + 1.0f);
    printf("y[10] = %.1f, %d wrong\n", y[10], wrong);
    cudaFree(memory);
    return wrong != 0;
}
