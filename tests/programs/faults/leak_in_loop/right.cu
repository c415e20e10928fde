// A temporary buffer is allocated in every round and freed.
// expect: none
#include <cstdio>

__global__ void inc(int *p, const int *by) { p[threadIdx.x] += by[threadIdx.x]; }

int main()
{
    int *p, h[32], ones[32];
    for (int &x : ones)
        x = 1;
    cudaMalloc(&p, sizeof h);
    cudaMemset(p, 0, sizeof h);
    for (int round = 0; round < 5; round++) {
        int *by;
        cudaMalloc(&by, sizeof ones);
        cudaMemcpy(by, ones, sizeof ones, cudaMemcpyHostToDevice);
        inc<<<1, 32>>>(p, by);
        cudaFree(by);
    }
    cudaMemcpy(h, p, sizeof h, cudaMemcpyDeviceToHost);
    printf("%d\n", h[0]);
    cudaFree(p);
    return 0;
}
