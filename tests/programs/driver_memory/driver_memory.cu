// Memory, streams and events of the driver API beside a kernel of the runtime.
// nvcc: no, CUDA 13 has given cuCtxCreate another parameter
#include <cuda.h>
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vector>
#include <helper_cuda_drvapi.h>
#define CU(x)                                                                                                          \
    do {                                                                                                               \
        CUresult r = (x);                                                                                              \
        if (r != CUDA_SUCCESS) {                                                                                       \
            const char *s;                                                                                             \
            cuGetErrorString(r, &s);                                                                                   \
            fprintf(stderr, "%s:%d %s\n", __FILE__, __LINE__, s);                                                      \
            exit(1);                                                                                                   \
        }                                                                                                              \
    } while (0)
extern "C" __global__ void fill(int *p, int n, int v)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        p[i] = v + i;
}
int main(int argc, char **argv)
{
    CU(cuInit(0));
    int count;
    CU(cuDeviceGetCount(&count));
    CUdevice dev;
    CU(cuDeviceGet(&dev, 0));
    char name[128];
    CU(cuDeviceGetName(name, sizeof name, dev));
    int major, minor;
    CU(cuDeviceGetAttribute(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, dev));
    CU(cuDeviceGetAttribute(&minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, dev));
    size_t total;
    CU(cuDeviceTotalMem(&total, dev));
    printf("%d device(s), %d.%d, memory %d\n", count, major, minor, total > 0);
    CUcontext ctx;
    CU(cuCtxCreate(&ctx, 0, dev));
    CUdeviceptr p;
    CU(cuMemAlloc(&p, 1024));
    CU(cuMemsetD32(p, 7, 256));
    std::vector<int> h(256);
    CU(cuMemcpyDtoH(h.data(), p, 1024));
    printf("%d %d\n", h[0], h[255]);
    for (int i = 0; i < 256; i++)
        h[i] = i;
    CU(cuMemcpyHtoD(p, h.data(), 1024));
    CUdeviceptr q;
    CU(cuMemAlloc(&q, 1024));
    CU(cuMemcpyDtoD(q, p, 1024));
    CUstream s;
    CU(cuStreamCreate(&s, CU_STREAM_DEFAULT));
    CUevent e;
    CU(cuEventCreate(&e, CU_EVENT_DEFAULT));
    CU(cuEventRecord(e, s));
    CU(cuStreamSynchronize(s));
    CU(cuMemcpyDtoH(h.data(), q, 1024));
    printf("%d\n", h[100]);
    fill<<<1, 256>>>((int *)p, 256, 5);
    CU(cuCtxSynchronize());
    CU(cuMemcpyDtoH(h.data(), p, 1024));
    printf("%d\n", h[10]);
    size_t fr, tot;
    CU(cuMemGetInfo(&fr, &tot));
    int ver;
    CU(cuDriverGetVersion(&ver));
    CU(cuEventDestroy(e));
    CU(cuStreamDestroy(s));
    CU(cuMemFree(p));
    CU(cuMemFree(q));
    CU(cuCtxDestroy(ctx));
    printf("PASSED\n");
    return 0;
}
