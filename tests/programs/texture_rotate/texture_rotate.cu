// An array behind a texture object with normalised coordinates and a linear filter; a picture is turned by 90 degrees.
#include <cuda_runtime.h>
#include <helper_cuda.h>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <vector>

__global__ void turn(float *out, int w, int h, float theta, cudaTextureObject_t tex)
{
    unsigned x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= w || y >= h)
        return;
    float u = (x + 0.5f) / w - 0.5f, v = (y + 0.5f) / h - 0.5f;
    float tu = u * cosf(theta) - v * sinf(theta) + 0.5f;
    float tv = v * cosf(theta) + u * sinf(theta) + 0.5f;
    out[y * w + x] = tex2D<float>(tex, tu, tv);
}

int main()
{
    const int w = 32, h = 32;
    std::vector<float> in(w * h), out(w * h);
    for (int i = 0; i < w * h; i++)
        in[i] = (i * 7) % 64;
    cudaChannelFormatDesc format = cudaCreateChannelDesc(32, 0, 0, 0, cudaChannelFormatKindFloat);
    cudaArray_t array;
    checkCudaErrors(cudaMallocArray(&array, &format, w, h));
    checkCudaErrors(cudaMemcpy2DToArray(array, 0, 0, in.data(), w * sizeof(float), w * sizeof(float), h, cudaMemcpyHostToDevice));
    cudaResourceDesc resource;
    memset(&resource, 0, sizeof resource);
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    cudaTextureDesc how;
    memset(&how, 0, sizeof how);
    how.normalizedCoords = true;
    how.filterMode = cudaFilterModeLinear;
    how.addressMode[0] = cudaAddressModeWrap;
    how.addressMode[1] = cudaAddressModeWrap;
    how.readMode = cudaReadModeElementType;
    cudaTextureObject_t tex = 0;
    checkCudaErrors(cudaCreateTextureObject(&tex, &resource, &how, NULL));
    float *dOut;
    checkCudaErrors(cudaMalloc(&dOut, w * h * sizeof(float)));
    turn<<<dim3(w / 8, h / 8), dim3(8, 8)>>>(dOut, w, h, 1.57079632679f, tex);
    getLastCudaError("turn");
    checkCudaErrors(cudaMemcpy(out.data(), dOut, w * h * sizeof(float), cudaMemcpyDeviceToHost));
    int wrong = 0;
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++)
            if (std::fabs(out[y * w + x] - in[x * w + (w - 1 - y)]) > 0.6f)
                wrong++;
    printf("corners: %.0f %.0f %.0f %.0f\n", out[0], out[w - 1], out[(h - 1) * w], out[h * w - 1]);
    printf("%d wrong\n", wrong);
    checkCudaErrors(cudaDestroyTextureObject(tex));
    checkCudaErrors(cudaFreeArray(array));
    checkCudaErrors(cudaFree(dOut));
    return wrong != 0;
}
