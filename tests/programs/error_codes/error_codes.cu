// What the runtime answers to mistakes, asked for and handled each time. For launches that cannot be, releases
// up to 12 say cudaErrorInvalidConfiguration, and 13 says cudaErrorInvalidValue: both are shown as "refused".
#include <stdio.h>

__global__ void nothing(int *p)
{
    if (p)
        *p = 1;
}

static void launched(const char *what)
{
    cudaError_t e = cudaGetLastError();
    bool refused = e == cudaErrorInvalidConfiguration || e == cudaErrorInvalidValue;
    printf("%-28s %s\n", what, refused ? "refused" : cudaGetErrorName(e));
}

static void show(const char *what, cudaError_t e)
{
    printf("%-28s %3d %s\n", what, (int)e, cudaGetErrorName(e));
}

int main()
{
    int *d = NULL, h = 0;
    show("malloc", cudaMalloc(&d, sizeof(int)));
    show("copy in a bad direction", cudaMemcpy(d, &h, sizeof h, (cudaMemcpyKind)17));
    nothing<<<1, 2048>>>(d);
    bool kept = cudaPeekAtLastError() != cudaSuccess && cudaPeekAtLastError() == cudaPeekAtLastError();
    printf("peeking keeps the error: %d\n", kept);
    launched("2048 threads");
    launched("asked again");
    nothing<<<0, 32>>>(d);
    launched("no blocks");
    nothing<<<1, dim3(1, 1, 65)>>>(d);
    launched("block deeper than 64");
    nothing<<<dim3(1, 65536), 1>>>(d);
    launched("grid of 65536 rows");
    nothing<<<1, 32, 1 << 20>>>(d);
    launched("1 MiB of shared memory");
    show("device 99", cudaSetDevice(99));
    cudaGetLastError();
    show("malloc of 2^60", cudaMalloc((void **)&h, 1ull << 60) == cudaErrorMemoryAllocation ? cudaErrorMemoryAllocation : cudaSuccess);
    cudaGetLastError();
    show("free of nothing", cudaFree(NULL));
    cudaStream_t s;
    show("stream", cudaStreamCreate(&s));
    show("query", cudaStreamQuery(s));
    cudaEvent_t a, b;
    float ms;
    cudaEventCreate(&a);
    cudaEventCreate(&b);
    show("elapsed before recording", cudaEventElapsedTime(&ms, a, b));
    cudaGetLastError();
    nothing<<<1, 1>>>(d);
    show("a good launch", cudaGetLastError());
    show("synchronise", cudaDeviceSynchronize());
    show("copy back", cudaMemcpy(&h, d, sizeof h, cudaMemcpyDeviceToHost));
    printf("%s / %s / %s\n", cudaGetErrorString(cudaSuccess), cudaGetErrorString(cudaErrorInvalidValue), cudaGetErrorString(cudaErrorMemoryAllocation));
    printf("%s / %s\n", cudaGetErrorString(cudaErrorInvalidConfiguration), cudaGetErrorString(cudaErrorIllegalAddress));
    cudaEventDestroy(a);
    cudaEventDestroy(b);
    cudaStreamDestroy(s);
    cudaFree(d);
    return h != 1;
}
