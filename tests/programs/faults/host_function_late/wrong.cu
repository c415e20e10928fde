// The host reads what a host function writes without waiting: another order shows it.
// expect: none
// note: with asynchronous work as late as possible the program prints something else
#include <cstdio>

__global__ void add(int *v, int n, int by)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        v[i] += by;
}

static int sum;

static void add_up(void *data)
{
    const int *v = static_cast<const int *>(data);
    sum = 0;
    for (int i = 0; i < 256; i++)
        sum += v[i];
}

int main()
{
    const int n = 256;
    int *v, *copy;
    cudaMalloc(&v, n * sizeof(int));
    cudaMallocHost(&copy, n * sizeof(int));
    cudaStream_t stream;
    cudaStreamCreate(&stream);
    cudaMemsetAsync(v, 0, n * sizeof(int), stream);
    add<<<1, n, 0, stream>>>(v, n, 1);
    cudaMemcpyAsync(copy, v, n * sizeof(int), cudaMemcpyDeviceToHost, stream);
    cudaLaunchHostFunc(stream, add_up, copy);
    printf("%d\n", sum);
    cudaStreamSynchronize(stream);
    cudaStreamDestroy(stream);
    cudaFreeHost(copy);
    cudaFree(v);
    return 0;
}
