// run: -D CUDA_API_PER_THREAD_DEFAULT_STREAM
// nvcc: -DCUDA_API_PER_THREAD_DEFAULT_STREAM
// expect: stream-race streams 29 30
// The command line makes the default stream one of the thread, which does not wait for other streams.
#include <cstdio>
#include <vector>

__global__ void fill(int *values, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) values[i] = 3 * i;
}

__global__ void add(const int *values, int *sums, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) sums[i] += values[i];
}

int main()
{
    const int n = 1000;
    int *values, *sums;
    cudaMalloc(&values, n * sizeof(int));
    cudaMalloc(&sums, n * sizeof(int));
    cudaMemset(sums, 0, n * sizeof(int));
    cudaStream_t stream;
    cudaStreamCreate(&stream);
    fill<<<4, 256, 0, stream>>>(values, n);
    add<<<4, 256>>>(values, sums, n);
    std::vector<int> result(n);
    cudaMemcpy(result.data(), sums, n * sizeof(int), cudaMemcpyDeviceToHost);
    bool ok = true;
    for (int i = 0; i < n; ++i) ok = ok && result[i] == 3 * i;
    cudaStreamDestroy(stream);
    cudaFree(values);
    cudaFree(sums);
    puts(ok ? "PASSED" : "FAILED");
    return ok ? 0 : 1;
}
