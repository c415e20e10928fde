// A source that includes another source of the program.
// run: -- 5000 3
// nvcc: no, one source includes the other, and only one is compiled
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cmath>
#include <cuda.h>
#include "reference.h"
#include "kernels.cu"

int main(int argc, char *argv[])
{
    if (argc != 3) {
        printf("Usage: %s <number of elements> <repeat>\n", argv[0]);
        return 1;
    }
    const int n = atoi(argv[1]);
    const int repeat = atoi(argv[2]);
    const size_t bytes = sizeof(float) * n;
    float *h_x = (float *)aligned_alloc(64, (bytes + 63) / 64 * 64);
    float *h_y = (float *)malloc(bytes), *r = (float *)malloc(bytes);
    init(h_x, n);
    float *d_x, *d_y;
    cudaMalloc((void **)&d_x, bytes);
    cudaMalloc((void **)&d_y, bytes);
    cudaMemcpy(d_x, h_x, bytes, cudaMemcpyHostToDevice);
    cudaDeviceSynchronize();
    auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < repeat; i++)
        swish<<<(n + BLOCK - 1) / BLOCK, BLOCK>>>(n, d_x, d_y);
    cudaDeviceSynchronize();
    auto end = std::chrono::steady_clock::now();
    auto time = std::chrono::duration_cast<std::chrono::nanoseconds>(end - start).count();
    printf("Average execution time positive: %d\n", (time * 1e-3f) / repeat > 0);
    cudaMemcpy(h_y, d_y, bytes, cudaMemcpyDeviceToHost);
    reference(h_x, r, n);
    bool ok = true;
    for (int i = 0; i < n; i++)
        if (fabsf(h_y[i] - r[i]) > 1e-3f) {
            ok = false;
            break;
        }
    printf("%s\n", ok ? "PASS" : "FAIL");
    cudaFree(d_x);
    cudaFree(d_y);
    free(h_x);
    free(h_y);
    free(r);
    return 0;
}
