// Two streams that both write one table, with outputs of their own.
// expect: stream-race streams 19 20
#include <cstdio>

__global__ void lookup(int *table, int *out) { int i = threadIdx.x; out[i] = table[i]; if (out[i] > 100) table[i] = 100; }

int main()
{
    int h[64], *table, *x, *y;
    cudaStream_t a, b;
    cudaStreamCreate(&a);
    cudaStreamCreate(&b);
    for (int i = 0; i < 64; i++)
        h[i] = i * 3;
    cudaMalloc(&table, sizeof h);
    cudaMalloc(&x, sizeof h);
    cudaMalloc(&y, sizeof h);
    cudaMemcpy(table, h, sizeof h, cudaMemcpyHostToDevice);
    lookup<<<1, 64, 0, a>>>(table, x);
    lookup<<<1, 64, 0, b>>>(table, y);
    cudaDeviceSynchronize();
    cudaMemcpy(h, y, sizeof h, cudaMemcpyDeviceToHost);
    printf("%d %d\n", h[10], h[63]);
    cudaFree(table);
    cudaFree(x);
    cudaFree(y);
    cudaStreamDestroy(a);
    cudaStreamDestroy(b);
    return 0;
}
