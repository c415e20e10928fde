// The saxpy of many introductions: events around a kernel, the bandwidth computed, the largest error printed.
#include <cmath>
#include <cstdio>
#include <algorithm>
#include <vector>

__global__ void axpy(int count, float factor, const float *in, float *inout)
{
    int at = threadIdx.x + blockIdx.x * blockDim.x;
    if (at < count)
        inout[at] += factor * in[at];
}

int main()
{
    const int count = 1 << 16;
    std::vector<float> in(count, 1.5f), inout(count);
    for (int i = 0; i < count; ++i)
        inout[i] = i % 16;

    float *dIn, *dInout;
    cudaMalloc(&dIn, count * sizeof(float));
    cudaMalloc(&dInout, count * sizeof(float));
    cudaMemcpy(dIn, in.data(), count * sizeof(float), cudaMemcpyHostToDevice);
    cudaMemcpy(dInout, inout.data(), count * sizeof(float), cudaMemcpyHostToDevice);

    cudaEvent_t before, after;
    cudaEventCreate(&before);
    cudaEventCreate(&after);
    cudaEventRecord(before);
    axpy<<<(count + 511) / 512, 512>>>(count, 2.0f, dIn, dInout);
    cudaEventRecord(after);
    std::vector<float> result(count);
    cudaMemcpy(result.data(), dInout, count * sizeof(float), cudaMemcpyDeviceToHost);
    cudaEventSynchronize(after);
    float ms = -1;
    cudaEventElapsedTime(&ms, before, after);

    float worst = 0;
    for (int i = 0; i < count; ++i)
        worst = std::max(worst, std::abs(result[i] - (3.0f + i % 16)));
    double gigabytes = 3.0 * count * sizeof(float) / 1e9;
    printf("moved %.6f GB, %s\n", gigabytes, ms >= 0 ? "in some time" : "before it began");
    printf("largest error: %f\n", worst);
    cudaEventDestroy(before);
    cudaEventDestroy(after);
    cudaFree(dIn);
    cudaFree(dInout);
    return worst == 0 ? 0 : 1;
}
