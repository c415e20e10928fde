// nvcc: -rdc=true
// A filter whose device code is in a source of its own: a device function, variables and a kernel.

#include "filter.h"
#include <cstdio>

static __device__ int calls;

void reset_filter();
int filter_calls();

__global__ void run(const float *in, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        out[i] = filtered(in, i, n);
        atomicAdd(&outputs, 1);
        atomicAdd(&calls, 1);
    }
}

static __global__ void reset() {
    calls = 7;
}

int main() {
    const int n = 200;
    float host[n], taps[TAPS] = {0.5f, 0.25f, 0.125f, 0.125f};
    for (int i = 0; i < n; i++)
        host[i] = float(i % 8);
    float *in, *out;
    cudaMalloc(&in, sizeof host);
    cudaMalloc(&out, sizeof host);
    cudaMemcpy(in, host, sizeof host, cudaMemcpyHostToDevice);
    cudaMemcpyToSymbol(weights, taps, sizeof taps);
    int zero = 0;
    cudaMemcpyToSymbol(outputs, &zero, sizeof zero);
    reset<<<1, 1>>>();
    reset_filter();
    scale<<<2, 128>>>(in, 2.0f, n);
    run<<<2, 128>>>(in, out, n);
    float result[n];
    cudaMemcpy(result, out, sizeof result, cudaMemcpyDeviceToHost);
    int count, own;
    cudaMemcpyFromSymbol(&count, outputs, sizeof count);
    cudaMemcpyFromSymbol(&own, calls, sizeof own);
    int wrong = 0;
    for (int i = 0; i < n; i++) {
        float sum = 0;
        for (int k = 0; k < TAPS; k++)
            sum += taps[k] * host[(i + k) % n] * 2.0f;
        wrong += sum != result[i];
    }
    printf("outputs %d, calls %d and %d, wrong %d\n", count, own, filter_calls(), wrong);
    cudaFree(in);
    cudaFree(out);
    return wrong != 0;
}
