// A texture of an array, which is freed when the kernel is done.
#include <stdio.h>
#include <cuda_runtime.h>

__global__ void read(cudaTextureObject_t tex, float *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = tex1D<float>(tex, i + 0.5f);
}

int main()
{
    const int n = 256;
    float host[n], *out;
    for (int i = 0; i < n; i++)
        host[i] = i;
    cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
    cudaArray_t array;
    cudaMallocArray(&array, &format, n);
    cudaMemcpy2DToArray(array, 0, 0, host, sizeof host, sizeof host, 1, cudaMemcpyHostToDevice);
    cudaResourceDesc resource = {};
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    cudaTextureDesc how = {};
    cudaTextureObject_t tex;
    cudaCreateTextureObject(&tex, &resource, &how, NULL);
    cudaMalloc(&out, sizeof host);
    read<<<n / 64, 64>>>(tex, out, n);
    cudaFreeArray(array);
    cudaMemcpy(host, out, sizeof host, cudaMemcpyDeviceToHost);
    printf("%g\n", host[99]);
    cudaDestroyTextureObject(tex);
    cudaFree(out);
    return 0;
}
