// A pinned buffer is overwritten while its copy to the device may be under way.
// expect: stream-race host 19 21
#include <cstdio>

__global__ void store(const int *in, int *out) { out[threadIdx.x] = in[threadIdx.x]; }

int main()
{
    const int n = 64;
    int *h, *d[2], *out, got[n];
    cudaStream_t s;
    cudaStreamCreate(&s);
    cudaMallocHost(&h, n * sizeof(int));
    cudaMalloc(&d[0], n * sizeof(int));
    cudaMalloc(&d[1], n * sizeof(int));
    cudaMalloc(&out, n * sizeof(int));
    for (int i = 0; i < n; i++)
        h[i] = 1;
    cudaMemcpyAsync(d[0], h, n * sizeof(int), cudaMemcpyHostToDevice, s);
    for (int i = 0; i < n; i++)
        h[i] = 2;
    cudaMemcpyAsync(d[1], h, n * sizeof(int), cudaMemcpyHostToDevice, s);
    store<<<1, n, 0, s>>>(d[0], out);
    cudaStreamSynchronize(s);
    cudaMemcpy(got, out, sizeof got, cudaMemcpyDeviceToHost);
    printf("%d\n", got[0]);
    cudaFreeHost(h);
    cudaFree(d[0]);
    cudaFree(d[1]);
    cudaFree(out);
    cudaStreamDestroy(s);
    return 0;
}
