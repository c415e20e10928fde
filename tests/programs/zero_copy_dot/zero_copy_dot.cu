// A dot product over mapped host memory: the device reads through its own pointers to the host's pages.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static void HandleError(cudaError_t err, const char *file, int line)
{
    if (err != cudaSuccess) {
        printf("%s in %s at line %d\n", cudaGetErrorString(err), file, line);
        exit(EXIT_FAILURE);
    }
}
#define HANDLE_ERROR(err) (HandleError(err, __FILE__, __LINE__))

const int N = 12 * 1024;
const int THREADS = 256;
const int BLOCKS = (N + THREADS - 1) / THREADS < 32 ? (N + THREADS - 1) / THREADS : 32;

__global__ void dot(int size, const float *a, const float *b, float *c)
{
    __shared__ float cache[THREADS];
    float sum = 0;
    for (int i = threadIdx.x + blockIdx.x * blockDim.x; i < size; i += blockDim.x * gridDim.x)
        sum += a[i] * b[i];
    cache[threadIdx.x] = sum;
    __syncthreads();
    for (int half = blockDim.x / 2; half != 0; half /= 2) {
        if (threadIdx.x < half)
            cache[threadIdx.x] += cache[threadIdx.x + half];
        __syncthreads();
    }
    if (threadIdx.x == 0)
        c[blockIdx.x] = cache[0];
}

int main(void)
{
    cudaDeviceProp prop;
    int device;
    HANDLE_ERROR(cudaGetDevice(&device));
    HANDLE_ERROR(cudaGetDeviceProperties(&prop, device));
    if (prop.canMapHostMemory != 1) {
        printf("Device cannot map memory.\n");
        return 0;
    }
    float *a, *b, *partial, *da, *db, *dPartial;
    HANDLE_ERROR(cudaHostAlloc((void **)&a, N * sizeof(float), cudaHostAllocWriteCombined | cudaHostAllocMapped));
    HANDLE_ERROR(cudaHostAlloc((void **)&b, N * sizeof(float), cudaHostAllocWriteCombined | cudaHostAllocMapped));
    HANDLE_ERROR(cudaHostAlloc((void **)&partial, BLOCKS * sizeof(float), cudaHostAllocMapped));
    for (int i = 0; i < N; i++) {
        a[i] = i % 100;
        b[i] = 2 * (i % 50);
    }
    HANDLE_ERROR(cudaHostGetDevicePointer(&da, a, 0));
    HANDLE_ERROR(cudaHostGetDevicePointer(&db, b, 0));
    HANDLE_ERROR(cudaHostGetDevicePointer(&dPartial, partial, 0));
    dot<<<BLOCKS, THREADS>>>(N, da, db, dPartial);
    HANDLE_ERROR(cudaDeviceSynchronize());
    float c = 0;
    double want = 0;
    for (int i = 0; i < BLOCKS; i++)
        c += partial[i];
    for (int i = 0; i < N; i++)
        want += (double)(i % 100) * (2 * (i % 50));
    printf("Value calculated: %.0f, expected %.0f\n", c, want);
    HANDLE_ERROR(cudaFreeHost(a));
    HANDLE_ERROR(cudaFreeHost(b));
    HANDLE_ERROR(cudaFreeHost(partial));
    return fabs(c - want) > want * 1e-6;
}
