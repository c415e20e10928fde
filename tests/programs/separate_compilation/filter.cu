#include "filter.h"

__constant__ float weights[TAPS];
__device__ int outputs;

// The other source has a variable and a kernel of these names, too.
static __device__ int calls;

__device__ float filtered(const float *in, int i, int n) {
    atomicAdd(&calls, 2);
    float sum = 0;
    for (int k = 0; k < TAPS; k++)
        sum += weights[k] * in[(i + k) % n];
    return sum;
}

__global__ void scale(float *data, float factor, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        data[i] *= factor;
}

static __global__ void reset() {
    calls = 1000;
}

void reset_filter() {
    reset<<<1, 1>>>();
}

int filter_calls() {
    int n;
    cudaMemcpyFromSymbol(&n, calls, sizeof n);
    return n;
}
