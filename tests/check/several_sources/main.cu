// The kernel, what it calls, and main are in three sources.
// run:
// expect: race * 8 9
// expect: uninitialized-read - 9
// by-main: 1
#include "kernels.h"
#include <cstdio>

int main()
{
    const int n = 64;
    int host[n], *a;
    for (int i = 0; i < n; i++)
        host[i] = i;
    cudaMalloc(&a, sizeof host);
    cudaMemcpy(a, host, sizeof host, cudaMemcpyHostToDevice);
    run_shift(a, n);
    cudaMemcpy(host, a, sizeof host, cudaMemcpyDeviceToHost);
    printf("%d\n", host[0]);
    cudaFree(a);
}
