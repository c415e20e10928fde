// Device variables and kernels in a header that two sources include: each has its own.

#include "table.h"
#include <cstdio>

float other(float *data);

int main() {
    float values[2] = {1, 2}, *data, last;
    cudaMalloc(&data, 32 * sizeof(float));
    cudaMemcpyToSymbol(pair, values, sizeof values);
    float theirs = other(data);
    fill<<<1, 32>>>(data);
    cudaMemcpy(&last, data + 31, sizeof last, cudaMemcpyDeviceToHost);
    int n;
    cudaMemcpyFromSymbol(&n, hits, sizeof n);
    printf("%g %g %d\n", theirs, last, n);
    cudaFree(data);
    return n != 1;
}
