// Copies and fills of all shapes: parts, rows, boxes, between device buffers, in streams, and what pointers are.
#include <cstdio>
#include <cstring>
#include <vector>

#define T(call) do { cudaError_t status = (call); if (status != cudaSuccess) { printf("%s: %s\n", #call, cudaGetErrorName(status)); return 1; } } while (0)

__global__ void addTo(unsigned char *p, int n) { int i = threadIdx.x; if (i < n) p[i] += 1; }

static const char *kind(const void *p)
{
    cudaPointerAttributes a;
    if (cudaPointerGetAttributes(&a, p) != cudaSuccess)
        return "error";
    switch (a.type) {
    case cudaMemoryTypeHost: return "host";
    case cudaMemoryTypeDevice: return "device";
    case cudaMemoryTypeManaged: return "managed";
    default: return "unregistered";
    }
}

int main()
{
    unsigned char *d, *e, *pinned, *managed, plain[256], out[256];
    T(cudaMalloc(&d, 256));
    T(cudaMalloc(&e, 256));
    T(cudaHostAlloc(&pinned, 256, cudaHostAllocDefault));
    T(cudaMallocManaged(&managed, 256));
    printf("%s %s %s %s\n", kind(d), kind(pinned), kind(managed), kind(plain));
    T(cudaMemset(d, 0, 256));
    T(cudaMemset(d + 10, 7, 5));
    T(cudaMemcpy(e, d, 256, cudaMemcpyDeviceToDevice));
    addTo<<<1, 32>>>(e, 12);
    T(cudaMemcpy(out, e, 256, cudaMemcpyDefault));
    printf("%d %d %d %d\n", out[0], out[10], out[12], out[15]);
    T(cudaMemset2D(d, 16, 9, 4, 3));
    for (int i = 0; i < 256; i++)
        plain[i] = i;
    T(cudaMemcpy2D(d + 8, 16, plain, 32, 6, 4, cudaMemcpyHostToDevice));
    T(cudaMemcpy(out, d, 256, cudaMemcpyDeviceToHost));
    printf("%d %d %d %d %d\n", out[3], out[35], out[8], out[24 + 5], out[56]);
    cudaExtent extent = make_cudaExtent(8, 4, 3);
    cudaPitchedPtr box;
    T(cudaMalloc3D(&box, extent));
    T(cudaMemset3D(box, 3, extent));
    cudaMemcpy3DParms p;
    memset(&p, 0, sizeof p);
    p.srcPtr = make_cudaPitchedPtr(plain, 8, 8, 4);
    p.dstPtr = box;
    p.extent = make_cudaExtent(4, 4, 2);
    p.dstPos = make_cudaPos(2, 0, 1);
    p.kind = cudaMemcpyHostToDevice;
    T(cudaMemcpy3D(&p));
    std::vector<unsigned char> cube(8 * 4 * 3);
    memset(&p, 0, sizeof p);
    p.srcPtr = box;
    p.dstPtr = make_cudaPitchedPtr(cube.data(), 8, 8, 4);
    p.extent = extent;
    p.kind = cudaMemcpyDeviceToHost;
    T(cudaMemcpy3D(&p));
    printf("%d %d %d %d\n", cube[0], cube[32 + 2], cube[32 + 8 + 5], cube[64 + 7]);
    cudaStream_t s;
    T(cudaStreamCreate(&s));
    memset(pinned, 1, 256);
    T(cudaMemcpyAsync(d, pinned, 256, cudaMemcpyHostToDevice, s));
    T(cudaMemsetAsync(d + 128, 4, 64, s));
    T(cudaMemcpyAsync(pinned, d, 256, cudaMemcpyDeviceToHost, s));
    T(cudaStreamSynchronize(s));
    int sum = 0;
    for (int i = 0; i < 256; i++)
        sum += pinned[i];
    printf("sum %d\n", sum);
    void *stack;
    T(cudaHostRegister(plain, sizeof plain, cudaHostRegisterDefault));
    stack = plain;
    printf("%s\n", kind(stack));
    T(cudaHostUnregister(plain));
    T(cudaStreamDestroy(s));
    T(cudaFree(box.ptr));
    T(cudaFree(d));
    T(cudaFree(e));
    T(cudaFree(managed));
    T(cudaFreeHost(pinned));
    return sum != 192 + 256;
}
