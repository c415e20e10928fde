// An array is refilled in one stream while a kernel of another may read it through a texture.
// expect: stream-race streams 37 39
#include <stdio.h>
#include <cuda_runtime.h>

__global__ void sum(cudaTextureObject_t tex, int *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] += tex2D<int>(tex, i, 1);
}

int main()
{
    const int n = 128;
    int *host, *out, result[n];
    cudaStream_t a, b;
    cudaEvent_t read;
    cudaStreamCreate(&a);
    cudaStreamCreate(&b);
    cudaEventCreate(&read);
    cudaMallocHost(&host, 2 * n * sizeof(int));
    cudaMalloc(&out, n * sizeof(int));
    cudaMemset(out, 0, n * sizeof(int));
    for (int i = 0; i < 2 * n; i++)
        host[i] = i;
    cudaChannelFormatDesc format = cudaCreateChannelDesc<int>();
    cudaArray_t array;
    cudaMallocArray(&array, &format, n, 2);
    cudaResourceDesc resource = {};
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    cudaTextureDesc how = {};
    cudaTextureObject_t tex;
    cudaCreateTextureObject(&tex, &resource, &how, NULL);
    cudaMemcpy2DToArray(array, 0, 0, host, n * sizeof(int), n * sizeof(int), 2, cudaMemcpyHostToDevice);
    sum<<<1, n, 0, a>>>(tex, out, n);
    cudaEventRecord(read, a);
    cudaMemcpy2DToArrayAsync(array, 0, 0, host, n * sizeof(int), n * sizeof(int), 2, cudaMemcpyHostToDevice, b);
    cudaDeviceSynchronize();
    cudaMemcpy(result, out, sizeof result, cudaMemcpyDeviceToHost);
    printf("%d\n", result[5]);
    cudaDestroyTextureObject(tex);
    cudaFreeArray(array);
    cudaFreeHost(host);
    cudaFree(out);
    cudaEventDestroy(read);
    cudaStreamDestroy(a);
    cudaStreamDestroy(b);
    return 0;
}
