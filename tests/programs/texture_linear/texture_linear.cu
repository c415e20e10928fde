// A gather through a texture of linear memory, next to the same gather by plain loads.
#include <cstdio>
#include <cstring>

__global__ void gather(cudaTextureObject_t tex, const int *plain, const int *index, int *viaTexture, int *viaLoad, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        viaTexture[i] = tex1Dfetch<int>(tex, index[i]);
        viaLoad[i] = plain[index[i]];
    }
}

int main()
{
    const int n = 1000;
    static int data[n], index[n], a[n], b[n];
    for (int i = 0; i < n; i++) {
        data[i] = i * i;
        index[i] = (i * 37) % n;
    }
    int *dData, *dIndex, *dA, *dB;
    cudaMalloc(&dData, sizeof data);
    cudaMalloc(&dIndex, sizeof index);
    cudaMalloc(&dA, sizeof a);
    cudaMalloc(&dB, sizeof b);
    cudaMemcpy(dData, data, sizeof data, cudaMemcpyHostToDevice);
    cudaMemcpy(dIndex, index, sizeof index, cudaMemcpyHostToDevice);
    cudaResourceDesc resource = {};
    resource.resType = cudaResourceTypeLinear;
    resource.res.linear.devPtr = dData;
    resource.res.linear.desc = cudaCreateChannelDesc<int>();
    resource.res.linear.sizeInBytes = sizeof data;
    cudaTextureDesc how = {};
    how.readMode = cudaReadModeElementType;
    cudaTextureObject_t tex;
    if (cudaCreateTextureObject(&tex, &resource, &how, nullptr) != cudaSuccess) {
        puts("no texture");
        return 1;
    }
    gather<<<(n + 127) / 128, 128>>>(tex, dData, dIndex, dA, dB, n);
    cudaMemcpy(a, dA, sizeof a, cudaMemcpyDeviceToHost);
    cudaMemcpy(b, dB, sizeof b, cudaMemcpyDeviceToHost);
    cudaDestroyTextureObject(tex);
    int wrong = 0;
    for (int i = 0; i < n; i++)
        wrong += a[i] != b[i] || a[i] != data[index[i]];
    printf("a[1] = %d, a[999] = %d, wrong = %d\n", a[1], a[999], wrong);
    cudaFree(dData);
    cudaFree(dIndex);
    cudaFree(dA);
    cudaFree(dB);
    return wrong;
}
