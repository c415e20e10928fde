// A smoothing step over an mdspan in one buffer.
// run: --std c++17
// expect: race * 15
#include <cstdio>
#include <cuda/std/mdspan>
#include <vector>

using View = cuda::std::mdspan<float, cuda::std::dextents<int, 2>>;

__global__ void smooth(View in, View out)
{
    int i = blockIdx.y * blockDim.y + threadIdx.y, j = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < 1 || j < 1 || i >= in.extent(0) - 1 || j >= in.extent(1) - 1)
        return;
    out(i, j) = 0.25f * (in(i - 1, j) + in(i + 1, j) + in(i, j - 1) + in(i, j + 1));
}

int main()
{
    const int n = 24, m = 40;
    std::vector<float> h(n * m);
    for (int k = 0; k < n * m; k++)
        h[k] = k % 8;
    float *a, *b;
    cudaMalloc(&a, n * m * sizeof(float));
    cudaMalloc(&b, n * m * sizeof(float));
    cudaMemcpy(a, h.data(), n * m * sizeof(float), cudaMemcpyHostToDevice);
    cudaMemcpy(b, h.data(), n * m * sizeof(float), cudaMemcpyHostToDevice);
    smooth<<<dim3(5, 3), dim3(8, 8)>>>(View(b, n, m), View(b, n, m));
    std::vector<float> got(n * m);
    cudaMemcpy(got.data(), b, n * m * sizeof(float), cudaMemcpyDeviceToHost);
    int bad = 0;
    for (int i = 1; i < n - 1; i++)
        for (int j = 1; j < m - 1; j++)
            bad += got[i * m + j] != 0.25f * (h[(i - 1) * m + j] + h[(i + 1) * m + j] + h[i * m + j - 1] + h[i * m + j + 1]);
    std::printf("%d bad\n", bad);
    cudaFree(a);
    cudaFree(b);
}
