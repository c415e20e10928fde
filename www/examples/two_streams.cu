#include <cstdio>

// Two streams: one fills a buffer, the other sums it.
// Bug: nothing says that the sum comes after the fill.

__global__ void fill(int *data, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) data[i] = i;
}

__global__ void sum(const int *data, int *total, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(total, data[i]);
}

int main() {
    const int n = 256;
    int *data, *total, result = 0;
    cudaMalloc(&data, n * sizeof(int));
    cudaMalloc(&total, sizeof(int));
    cudaMemset(total, 0, sizeof(int));

    cudaStream_t first, second;
    cudaStreamCreate(&first);
    cudaStreamCreate(&second);

    fill<<<n / 64, 64, 0, first>>>(data, n);
    sum<<<n / 64, 64, 0, second>>>(data, total, n);

    cudaDeviceSynchronize();
    cudaMemcpy(&result, total, sizeof(int), cudaMemcpyDeviceToHost);
    printf("the sum is %d\n", result);

    cudaStreamDestroy(first);
    cudaStreamDestroy(second);
    cudaFree(data);
    cudaFree(total);
    return result != n * (n - 1) / 2;
}
