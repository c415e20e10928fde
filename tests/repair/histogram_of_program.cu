// What its own launch shows is repaired, though a search thinks less of contents that it made up.
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>

#define BINS 64
#define CHECK(x) do { cudaError_t e = (x); if (e != cudaSuccess) { \
    fprintf(stderr, "%s\n", cudaGetErrorString(e)); exit(1); } } while (0)

__global__ void histogram(const unsigned char *data, int n, unsigned int *hist)
{
    __shared__ unsigned int local[BINS];
    for (int b = threadIdx.x; b < BINS; b += blockDim.x) local[b] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        local[data[i] % BINS]++;
    __syncthreads();
    for (int b = threadIdx.x; b < BINS; b += blockDim.x)
        hist[b] += local[b];
}

int main()
{
    const int n = 4096;
    unsigned char *h = (unsigned char *)malloc(n);
    for (int i = 0; i < n; i++) h[i] = (i * 7) & 0xff;
    unsigned char *d; unsigned int *dh, hh[BINS];
    CHECK(cudaMalloc(&d, n));
    CHECK(cudaMalloc(&dh, sizeof hh));
    CHECK(cudaMemcpy(d, h, n, cudaMemcpyHostToDevice));
    CHECK(cudaMemset(dh, 0, sizeof hh));
    histogram<<<4, 128>>>(d, n, dh);
    CHECK(cudaMemcpy(hh, dh, sizeof hh, cudaMemcpyDeviceToHost));
    unsigned long sum = 0;
    for (int b = 0; b < BINS; b++) sum += hh[b];
    printf("%s\n", sum == n ? "PASSED" : "FAILED");
    return sum == n ? 0 : 1;
}
