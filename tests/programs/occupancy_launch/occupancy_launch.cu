// The block size comes from the occupancy functions; only what holds on every device is printed.
#include <algorithm>
#include <cstdio>
#include <vector>

__global__ void square(int *array, int count)
{
    extern __shared__ int scratch[];
    int i = threadIdx.x + blockIdx.x * blockDim.x;
    if (i < count) {
        scratch[threadIdx.x] = array[i];
        array[i] = scratch[threadIdx.x] * scratch[threadIdx.x];
    }
}

static size_t sharedFor(int block)
{
    return block * sizeof(int);
}

int main()
{
    const int count = 50000;
    std::vector<int> a(count);
    for (int i = 0; i < count; i++)
        a[i] = i % 1000;
    int *d;
    cudaMalloc(&d, count * sizeof(int));
    cudaMemcpy(d, a.data(), count * sizeof(int), cudaMemcpyHostToDevice);
    int minGrid = 0, block = 0, active = 0;
    cudaOccupancyMaxPotentialBlockSizeVariableSMem(&minGrid, &block, square, sharedFor, count);
    block = std::min(block, 1024) / 32 * 32;
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(&active, square, block, sharedFor(block));
    cudaDeviceProp props;
    cudaGetDeviceProperties(&props, 0);
    double occupancy = double(active) * block / props.maxThreadsPerMultiProcessor;
    printf("block size is a multiple of a warp: %s\n", block > 0 && block % props.warpSize == 0 ? "yes" : "no");
    printf("occupancy between 0 and 1: %s\n", occupancy > 0 && occupancy <= 1 ? "yes" : "no");
    square<<<(count + block - 1) / block, block, sharedFor(block)>>>(d, count);
    cudaDeviceSynchronize();
    std::vector<int> b(count);
    cudaMemcpy(b.data(), d, count * sizeof(int), cudaMemcpyDeviceToHost);
    cudaFree(d);
    int wrong = 0;
    for (int i = 0; i < count; i++)
        wrong += b[i] != a[i] * a[i];
    printf("%d wrong\n", wrong);
    return wrong != 0;
}
