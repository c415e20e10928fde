// Layer normalisation of rows by float4 loads and Welford's merging of means, one warp for each row.
#include <cassert>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#define cudaCheck(err) (cuda_check(err, __FILE__, __LINE__))
static void cuda_check(cudaError_t error, const char *file, int line)
{
    if (error != cudaSuccess) {
        printf("[CUDA ERROR] at line %d: %s\n", line, cudaGetErrorString(error));
        exit(EXIT_FAILURE);
    }
}

struct Moments {
    float mean, m2, count;
};

__device__ Moments merge(Moments a, Moments b)
{
    float n = a.count + b.count;
    if (n == 0)
        return a;
    float delta = b.mean - a.mean;
    return {a.mean + delta * b.count / n, a.m2 + b.m2 + delta * delta * a.count * b.count / n, n};
}

__global__ void layernorm(float *__restrict__ out, const float *__restrict__ in, const float *__restrict__ weight,
                          const float *__restrict__ bias, int rows, int c)
{
    int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
    if (row >= rows)
        return;
    const float4 *x = reinterpret_cast<const float4 *>(in + row * c);
    Moments m = {0, 0, 0};
    for (int i = lane; i < c / 4; i += 32) {
        float4 v = x[i];
        m = merge(m, {v.x, 0, 1});
        m = merge(m, {v.y, 0, 1});
        m = merge(m, {v.z, 0, 1});
        m = merge(m, {v.w, 0, 1});
    }
    for (int d = 16; d > 0; d /= 2) {
        Moments other = {__shfl_xor_sync(~0u, m.mean, d), __shfl_xor_sync(~0u, m.m2, d), __shfl_xor_sync(~0u, m.count, d)};
        m = merge(m, other);
    }
    float scale = rsqrtf(m.m2 / c + 1e-5f);
    for (int i = lane; i < c; i += 32)
        out[row * c + i] = (in[row * c + i] - m.mean) * scale * __ldg(&weight[i]) + __ldg(&bias[i]);
}

int main()
{
    const int rows = 50, c = 192;
    srand(0);
    float *in = (float *)malloc(rows * c * sizeof(float)), *out = (float *)malloc(rows * c * sizeof(float));
    float *weight = (float *)malloc(c * sizeof(float)), *bias = (float *)malloc(c * sizeof(float));
    for (int i = 0; i < rows * c; i++)
        in[i] = rand() / (float)RAND_MAX * 2.0f - 1.0f;
    for (int i = 0; i < c; i++) {
        weight[i] = rand() / (float)RAND_MAX;
        bias[i] = rand() / (float)RAND_MAX;
    }
    float *dIn, *dOut, *dWeight, *dBias;
    cudaCheck(cudaMalloc(&dIn, rows * c * sizeof(float)));
    cudaCheck(cudaMalloc(&dOut, rows * c * sizeof(float)));
    cudaCheck(cudaMalloc(&dWeight, c * sizeof(float)));
    cudaCheck(cudaMalloc(&dBias, c * sizeof(float)));
    cudaCheck(cudaMemcpy(dIn, in, rows * c * sizeof(float), cudaMemcpyHostToDevice));
    cudaCheck(cudaMemcpy(dWeight, weight, c * sizeof(float), cudaMemcpyHostToDevice));
    cudaCheck(cudaMemcpy(dBias, bias, c * sizeof(float), cudaMemcpyHostToDevice));
    for (int block = 32; block <= 256; block *= 2) {
        cudaCheck(cudaMemset(dOut, 0, rows * c * sizeof(float)));
        layernorm<<<(rows * 32 + block - 1) / block, block>>>(dOut, dIn, dWeight, dBias, rows, c);
        cudaCheck(cudaGetLastError());
        cudaCheck(cudaMemcpy(out, dOut, rows * c * sizeof(float), cudaMemcpyDeviceToHost));
        int faults = 0;
        for (int r = 0; r < rows; r++) {
            double mean = 0, var = 0;
            for (int i = 0; i < c; i++)
                mean += in[r * c + i] / (double)c;
            for (int i = 0; i < c; i++)
                var += (in[r * c + i] - mean) * (in[r * c + i] - mean) / c;
            for (int i = 0; i < c; i++) {
                double want = (in[r * c + i] - mean) / sqrt(var + 1e-5) * weight[i] + bias[i];
                if (fabs(want - out[r * c + i]) > 1e-4)
                    faults++;
            }
        }
        printf("block size %3d: %d mismatches\n", block, faults);
        assert(faults == 0);
    }
    printf("All results match.\n");
    cudaCheck(cudaFree(dIn));
    cudaCheck(cudaFree(dOut));
    cudaCheck(cudaFree(dWeight));
    cudaCheck(cudaFree(dBias));
    free(in);
    free(out);
    free(weight);
    free(bias);
    return 0;
}
