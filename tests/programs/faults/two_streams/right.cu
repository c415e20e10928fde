// Two kernels in two streams work on one buffer, ordered by an event.
// expect: none
#include <stdio.h>
#include <vector>

__global__ void add(int *v, int n, int k)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        v[i] += k;
}

int main()
{
    const int n = 1 << 12;
    std::vector<int> h(n);
    int *d;
    cudaStream_t a, b;
    cudaEvent_t done;
    cudaStreamCreate(&a);
    cudaStreamCreate(&b);
    cudaEventCreate(&done);
    cudaMalloc(&d, n * sizeof(int));
    cudaMemset(d, 0, n * sizeof(int));
    add<<<n / 256, 256, 0, a>>>(d, n, 1);
    cudaEventRecord(done, a);
    cudaStreamWaitEvent(b, done, 0);
    add<<<n / 256, 256, 0, b>>>(d, n, 2);
    cudaDeviceSynchronize();
    cudaMemcpy(h.data(), d, n * sizeof(int), cudaMemcpyDeviceToHost);
    printf("%d\n", h[7]);
    cudaFree(d);
    cudaEventDestroy(done);
    cudaStreamDestroy(a);
    cudaStreamDestroy(b);
    return 0;
}
