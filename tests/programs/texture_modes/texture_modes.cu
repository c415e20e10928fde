// Textures of arrays in all address modes, by cells and interpolated, with plain and normalised coordinates; volumes,
// layers, faces of a cube, gathered cells, normalised bytes. All coordinates are exact, so that every build has the same.
#include <cstdio>
#include <cstring>
#include <cuda_runtime.h>

#define CHECK(call)                                                                                                    \
    do {                                                                                                               \
        cudaError_t error = (call);                                                                                    \
        if (error != cudaSuccess) {                                                                                    \
            printf("%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorName(error));                                        \
            return 1;                                                                                                  \
        }                                                                                                              \
    } while (0)

__global__ void plane(cudaTextureObject_t tex, float *out)
{
    int i = threadIdx.x;
    out[i] = tex2D<float>(tex, i * 0.078125f - 1.0f, 0.375f + i * 0.015625f);
}

__global__ void volume(cudaTextureObject_t tex, float *out)
{
    int i = threadIdx.x;
    out[i] = tex3D<float>(tex, i * 0.078125f, 0.375f + i * 0.015625f, i * 0.046875f);
}

__global__ void layers(cudaTextureObject_t tex, float *out)
{
    int i = threadIdx.x;
    tex2DLayered(&out[i], tex, i * 0.1875f, 1.3125f, i % 4);
}

__global__ void cube(cudaTextureObject_t tex, float *out)
{
    int i = threadIdx.x;
    out[i] = texCubemap<float>(tex, i % 5 - 2.125f, i % 7 - 3.25f, i % 3 - 1.5f);
}

__global__ void gather(cudaTextureObject_t tex, float *out)
{
    int i = threadIdx.x;
    ((float4 *)out)[i] = tex2Dgather<float4>(tex, i * 0.375f, 1.625f, 0);
}

__global__ void line(cudaTextureObject_t tex, float *out)
{
    int i = threadIdx.x;
    out[i] = tex1Dfetch<float>(tex, i - 2);
}

struct Shape {
    int w, h, d;
    unsigned flags;
};

static float cells[384];
static float *out;

static cudaTextureObject_t make(Shape s, bool bytes, int filter, int mode, bool normalised, cudaArray_t *array)
{
    static signed char small[384];
    for (int i = 0; i < 384; i++)
        small[i] = i * 7;
    cudaChannelFormatDesc format = bytes ? cudaCreateChannelDesc<signed char>() : cudaCreateChannelDesc<float>();
    size_t cell = bytes ? 1 : sizeof(float);
    cudaMalloc3DArray(array, &format, make_cudaExtent(s.w, s.h, s.d), s.flags);
    cudaMemcpy3DParms copy = {};
    copy.srcPtr = make_cudaPitchedPtr(bytes ? (void *)small : (void *)cells, s.w * cell, s.w, s.h);
    copy.dstArray = *array;
    copy.extent = make_cudaExtent(s.w, s.h, s.d ? s.d : 1);
    copy.kind = cudaMemcpyHostToDevice;
    cudaMemcpy3D(&copy);
    cudaResourceDesc resource = {};
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = *array;
    cudaTextureDesc how = {};
    how.filterMode = (cudaTextureFilterMode)filter;
    for (int i = 0; i < 3; i++)
        how.addressMode[i] = (cudaTextureAddressMode)mode;
    how.normalizedCoords = normalised;
    how.readMode = bytes ? cudaReadModeNormalizedFloat : cudaReadModeElementType;
    how.borderColor[0] = 5;
    cudaTextureObject_t tex = 0;
    if (cudaCreateTextureObject(&tex, &resource, &how, NULL) != cudaSuccess)
        puts("no texture");
    return tex;
}

static int show(const char *what, cudaTextureObject_t tex, cudaArray_t array)
{
    float host[64];
    CHECK(cudaDeviceSynchronize());
    CHECK(cudaMemcpy(host, out, sizeof host, cudaMemcpyDeviceToHost));
    printf("%s:", what);
    for (int i = 0; i < 64; i++)
        printf(" %.5g", host[i]);
    printf("\n");
    CHECK(cudaDestroyTextureObject(tex));
    if (array)
        CHECK(cudaFreeArray(array));
    return 0;
}

int main()
{
    int bad = 0;
    cudaArray_t array;
    for (int i = 0; i < 384; i++)
        cells[i] = (i * 37 % 101) * 0.0078125f;
    CHECK(cudaMalloc(&out, 64 * sizeof(float)));
    const char *modes[] = {"wrap", "clamp", "mirror", "border"};
    for (int filter = 0; filter < 2; filter++)
        for (int mode = 0; mode < 4; mode++)
            for (int normalised = 0; normalised < 2; normalised++) {
                cudaTextureObject_t tex = make({8, 4, 0, 0}, false, filter, mode, normalised, &array);
                plane<<<1, 64>>>(tex, out);
                bad |= show(modes[mode], tex, array);
            }
    cudaTextureObject_t tex = make({8, 4, 4, 0}, false, 1, 1, false, &array);
    volume<<<1, 64>>>(tex, out);
    bad |= show("volume", tex, array);
    tex = make({8, 4, 3, cudaArrayLayered}, false, 1, 1, false, &array);
    layers<<<1, 64>>>(tex, out);
    bad |= show("layers", tex, array);
    tex = make({4, 4, 6, cudaArrayCubemap}, false, 0, 1, false, &array);
    cube<<<1, 64>>>(tex, out);
    bad |= show("cube", tex, array);
    tex = make({8, 4, 0, cudaArrayTextureGather}, false, 0, 1, false, &array);
    gather<<<1, 16>>>(tex, out);
    bad |= show("gather", tex, array);
    tex = make({8, 4, 0, 0}, true, 0, 1, false, &array);
    plane<<<1, 64>>>(tex, out);
    bad |= show("bytes", tex, array);
    float *row;
    CHECK(cudaMalloc(&row, 32 * sizeof(float)));
    CHECK(cudaMemcpy(row, cells, 32 * sizeof(float), cudaMemcpyHostToDevice));
    cudaResourceDesc linear = {};
    linear.resType = cudaResourceTypeLinear;
    linear.res.linear.devPtr = row;
    linear.res.linear.desc = cudaCreateChannelDesc<float>();
    linear.res.linear.sizeInBytes = 32 * sizeof(float);
    cudaTextureDesc how = {};
    CHECK(cudaCreateTextureObject(&tex, &linear, &how, NULL));
    line<<<1, 64>>>(tex, out);
    bad |= show("beyond linear memory", tex, nullptr);
    // Integers cannot be interpolated, and those of 32 bits cannot be read as numbers from 0 to 1.
    cudaChannelFormatDesc format = cudaCreateChannelDesc<int>();
    CHECK(cudaMallocArray(&array, &format, 8, 8));
    cudaResourceDesc resource = {};
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    how.filterMode = cudaFilterModeLinear;
    printf("%s", cudaGetErrorName(cudaCreateTextureObject(&tex, &resource, &how, NULL)));
    how.filterMode = cudaFilterModePoint;
    how.readMode = cudaReadModeNormalizedFloat;
    printf(" %s\n", cudaGetErrorName(cudaCreateTextureObject(&tex, &resource, &how, NULL)));
    cudaGetLastError();
    CHECK(cudaFreeArray(array));
    CHECK(cudaFree(row));
    CHECK(cudaFree(out));
    return bad;
}
