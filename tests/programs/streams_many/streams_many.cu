// One long array is worked on in segments, each with its own stream: first depth-first, then breadth-first.
#include <stdio.h>
#include <math.h>
#include <stdlib.h>

inline cudaError_t must(cudaError_t r)
{
    if (r != cudaSuccess) {
        fprintf(stderr, "CUDA Runtime Error: %s\n", cudaGetErrorString(r));
        exit(1);
    }
    return r;
}

__global__ void work(float *a, int offset)
{
    int i = offset + threadIdx.x + blockIdx.x * blockDim.x;
    float x = (float)i;
    float s = sinf(x), c = cosf(x);
    a[i] = a[i] + sqrtf(s * s + c * c);
}

static float worst(const float *a, int n)
{
    float e = 0;
    for (int i = 0; i < n; i++) {
        float d = fabs(a[i] - 1.0f);
        if (d > e)
            e = d;
    }
    return e;
}

int main(void)
{
    const int block = 256, streams = 4, n = 4 * block * streams, part = n / streams;
    const int partBytes = part * sizeof(float), bytes = n * sizeof(float);
    float *a, *d_a;
    must(cudaMallocHost((void **)&a, bytes));
    must(cudaMalloc((void **)&d_a, bytes));
    cudaEvent_t start, stop;
    cudaStream_t stream[streams];
    must(cudaEventCreate(&start));
    must(cudaEventCreate(&stop));
    for (int i = 0; i < streams; ++i)
        must(cudaStreamCreate(&stream[i]));
    int failures = 0;
    for (int version = 0; version < 3; version++) {
        for (int i = 0; i < n; i++)
            a[i] = 0;
        must(cudaEventRecord(start, 0));
        if (version == 0) {
            must(cudaMemcpy(d_a, a, bytes, cudaMemcpyHostToDevice));
            work<<<n / block, block>>>(d_a, 0);
            must(cudaMemcpy(a, d_a, bytes, cudaMemcpyDeviceToHost));
        } else if (version == 1) {
            for (int i = 0; i < streams; ++i) {
                int offset = i * part;
                must(cudaMemcpyAsync(&d_a[offset], &a[offset], partBytes, cudaMemcpyHostToDevice, stream[i]));
                work<<<part / block, block, 0, stream[i]>>>(d_a, offset);
                must(cudaMemcpyAsync(&a[offset], &d_a[offset], partBytes, cudaMemcpyDeviceToHost, stream[i]));
            }
        } else {
            for (int i = 0; i < streams; ++i)
                must(cudaMemcpyAsync(&d_a[i * part], &a[i * part], partBytes, cudaMemcpyHostToDevice, stream[i]));
            for (int i = 0; i < streams; ++i)
                work<<<part / block, block, 0, stream[i]>>>(d_a, i * part);
            for (int i = 0; i < streams; ++i)
                must(cudaMemcpyAsync(&a[i * part], &d_a[i * part], partBytes, cudaMemcpyDeviceToHost, stream[i]));
        }
        must(cudaEventRecord(stop, 0));
        must(cudaEventSynchronize(stop));
        float ms;
        must(cudaEventElapsedTime(&ms, start, stop));
        const char *names[] = {"sequential", "depth first", "breadth first"};
        float e = worst(a, n);
        printf("%s: max error %s\n", names[version], e < 1e-5f ? "small" : "LARGE");
        failures += e >= 1e-5f;
    }
    must(cudaEventDestroy(start));
    must(cudaEventDestroy(stop));
    for (int i = 0; i < streams; ++i)
        must(cudaStreamDestroy(stream[i]));
    must(cudaFree(d_a));
    must(cudaFreeHost(a));
    return failures;
}
