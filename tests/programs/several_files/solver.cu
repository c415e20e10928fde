// The device side: Jacobi's method, one row for each thread.
#include "device_math.cuh"
#include "solver.h"

#include <utility>

namespace {

__global__ void iterate(const float *a, const float *b, const float *x, float *next, float *change, int n)
{
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= n)
        return;
    float sum = b[row];
    for (int c = 0; c < n; ++c)
        if (c != row)
            sum -= a[row * n + c] * x[c];
    next[row] = sum / a[row * n + row];
    atomicMaxFloat(change, fabsf(next[row] - x[row]));
}

}

Solution solve(const Problem &p, int limit, float tolerance)
{
    const int n = p.n;
    float *a, *b, *x, *next, *change;
    cudaMalloc(&a, n * n * sizeof(float));
    cudaMalloc(&b, n * sizeof(float));
    cudaMalloc(&x, n * sizeof(float));
    cudaMalloc(&next, n * sizeof(float));
    cudaMalloc(&change, sizeof(float));
    cudaMemcpy(a, p.a.data(), n * n * sizeof(float), cudaMemcpyHostToDevice);
    cudaMemcpy(b, p.b.data(), n * sizeof(float), cudaMemcpyHostToDevice);
    cudaMemset(x, 0, n * sizeof(float));
    Solution s;
    s.x.resize(n);
    for (s.iterations = 0; s.iterations < limit;) {
        cudaMemset(change, 0, sizeof(float));
        iterate<<<(n + 63) / 64, 64>>>(a, b, x, next, change, n);
        ++s.iterations;
        std::swap(x, next);
        float largest;
        cudaMemcpy(&largest, change, sizeof(float), cudaMemcpyDeviceToHost);
        if (largest < tolerance)
            break;
    }
    cudaMemcpy(s.x.data(), x, n * sizeof(float), cudaMemcpyDeviceToHost);
    cudaFree(a);
    cudaFree(b);
    cudaFree(x);
    cudaFree(next);
    cudaFree(change);
    return s;
}
