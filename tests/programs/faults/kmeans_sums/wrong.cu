// One step of k-means whose sums are kept by plain additions.
// expect: race * 17
// expect: race * 18
#include <cstdio>
#include <random>
#include <vector>

__global__ void assign(const float *x, int n, const float *centres, int k, float *sums, int *counts)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int best = 0;
    for (int c = 1; c < k; c++)
        if (fabsf(x[i] - centres[c]) < fabsf(x[i] - centres[best]))
            best = c;
    sums[best] += x[i];
    counts[best] += 1;
}

int main()
{
    const int n = 400, k = 3;
    std::mt19937 gen(5);
    std::vector<float> x(n);
    for (float &v : x)
        v = gen() % 3 * 10.0f + (gen() % 100) / 100.0f;
    float centres[k] = {1, 9, 22}, sums[k], *dX, *dCentres, *dSums;
    int counts[k], *dCounts, total = 0;
    cudaMalloc(&dX, n * sizeof(float));
    cudaMalloc(&dCentres, sizeof centres);
    cudaMalloc(&dSums, sizeof sums);
    cudaMalloc(&dCounts, sizeof counts);
    cudaMemcpy(dX, x.data(), n * sizeof(float), cudaMemcpyHostToDevice);
    cudaMemcpy(dCentres, centres, sizeof centres, cudaMemcpyHostToDevice);
    cudaMemset(dSums, 0, sizeof sums);
    cudaMemset(dCounts, 0, sizeof counts);
    assign<<<(n + 63) / 64, 64>>>(dX, n, dCentres, k, dSums, dCounts);
    cudaMemcpy(counts, dCounts, sizeof counts, cudaMemcpyDeviceToHost);
    for (int c : counts)
        total += c;
    std::printf("%s\n", total == n ? "every point has a centre" : "points are lost");
    cudaFree(dX);
    cudaFree(dCentres);
    cudaFree(dSums);
    cudaFree(dCounts);
    return 0;
}
